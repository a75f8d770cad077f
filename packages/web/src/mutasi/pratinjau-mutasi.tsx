import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { IkutPindahList } from './ikut-pindah-list.tsx';
import classes from './mutasi.module.css';
import { kalimatPenunggu } from './kalimat-penunggu.ts';
import { PeringatanList } from './peringatan-list.tsx';

type Props = { mutasi: MutasiDetail; ikut: NonNullable<MutasiDetail['bawaan']> };

/** What a transfer would do: first what one should know before deciding, and who decides yet, then what goes along. */
export function PratinjauMutasi({ mutasi, ikut }: Props) {
  const penunggu = mutasi.sisi === 'tujuan' ? undefined : kalimatPenunggu(mutasi);
  return (
    <div className={classes['pratinjau']}>
      <PeringatanList ikut={ikut} />
      {penunggu && <p className={classes['penunggu']}>{penunggu}</p>}
      <IkutPindahList ikut={ikut} mutasi={mutasi} />
    </div>
  );
}
