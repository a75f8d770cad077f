import type { PratinjauMutasi as Pratinjau } from '@hadir/contract/mutasi/mutasi.ts';
import { BawaanList } from './bawaan-list.tsx';
import classes from './mutasi.module.css';
import { PeringatanList } from './peringatan-list.tsx';

/** What a transfer would do: first what one should know before deciding, then what goes along. */
export function PratinjauMutasi({ bawaan }: { bawaan: NonNullable<Pratinjau['bawaan']> }) {
  return (
    <div className={classes['pratinjau']}>
      <PeringatanList bawaan={bawaan} />
      <BawaanList bawaan={bawaan} />
    </div>
  );
}
