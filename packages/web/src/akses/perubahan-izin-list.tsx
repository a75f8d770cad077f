import type { IzinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import type { Izin } from '@hadir/rules/akses/izin.ts';
import type { PerubahanIzin } from '@hadir/rules/akses/izin-peran.ts';
import { LABEL_IZIN } from '@hadir/rules/akses/label-izin.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { formatAngka } from '../kit/format/format.ts';
import classes from './kelola-akses.module.css';

type Props = { perubahan: readonly PerubahanIzin[]; jumlah_orang: IzinPeran['jumlah_orang'] };

/** Who gains and loses what. */
export function PerubahanIzinList({ perubahan, jumlah_orang }: Props) {
  return (
    <dl className={classes['perubahan']}>
      {perubahan.map(({ peran, diperoleh, hilang }) => (
        <div key={peran}>
          <dt>
            {LABEL_PERAN[peran]}
            {jumlah_orang[peran] !== undefined && ` · ${formatAngka(jumlah_orang[peran])} orang`}
          </dt>
          {diperoleh.length > 0 && <dd>Memperoleh: {sebut(diperoleh)}</dd>}
          {hilang.length > 0 && <dd>Kehilangan: {sebut(hilang)}</dd>}
        </div>
      ))}
    </dl>
  );
}

const sebut = (izin: readonly Izin[]) => izin.map((nama) => LABEL_IZIN[nama]).join(', ');
