import type { PratinjauMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { Lines } from './lines.tsx';
import classes from './mutasi.module.css';
import { peringatanMutasi } from './peringatan-mutasi.ts';

type Props = { ikut: NonNullable<PratinjauMutasi['bawaan']>; isDone?: boolean };

export function PeringatanList({ ikut, isDone = false }: Props) {
  const peringatan = peringatanMutasi(ikut, isDone);
  return (
    peringatan.length > 0 && (
      <div className={classes['peringatan']}>
        <Lines lines={peringatan} none="" />
      </div>
    )
  );
}
