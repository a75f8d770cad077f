import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { BawaanList } from './bawaan-list.tsx';
import classes from './mutasi.module.css';
import { kalimatPenunggu } from './kalimat-penunggu.ts';
import { PeringatanList } from './peringatan-list.tsx';

type Props = { mutasi: MutasiDetail; bawaan: NonNullable<MutasiDetail['bawaan']> };

/** What a transfer would do: first what one should know before deciding, and who decides yet, then what goes along. */
export function PratinjauMutasi({ mutasi, bawaan }: Props) {
  const penunggu = mutasi.sisi === 'tujuan' ? undefined : kalimatPenunggu(mutasi);
  return (
    <div className={classes['pratinjau']}>
      <PeringatanList bawaan={bawaan} />
      {penunggu && <p className={classes['penunggu']}>{penunggu}</p>}
      <BawaanList bawaan={bawaan} mutasi={mutasi} />
    </div>
  );
}
