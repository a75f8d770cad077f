import type { JumlahHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { KpiCard } from '../../ui/chart/kpi-card.tsx';
import classes from './analitik.module.css';
import { sebutBagian, UKURAN, type NamaUkuran } from './ukuran.ts';

type Props = {
  /** undefined while it is loading. */
  data: { kini: JumlahHari; sebelum: JumlahHari } | undefined;
  /** Its cards below say so: figures that will not come are not waited for. */
  isGagal: boolean;
  hrefOf: (ukuran: NamaUkuran, search: Record<string, string | number>) => string | undefined;
};

/** The span against the one before it. */
export function UkuranCards({ data, isGagal, hrefOf }: Props) {
  if (isGagal && !data) return null;
  return (
    <div className={classes['angka']}>
      {UKURAN.map(([nama, label, tone, search]) => {
        const href = data && hrefOf(nama, search);
        return (
          <KpiCard
            key={nama}
            label={label}
            tone={tone}
            value={data && sebutBagian(data.kini, nama)}
            {...(data && { detail: `sebelumnya ${sebutBagian(data.sebelum, nama)}` })}
            {...(href && { href })}
          />
        );
      })}
    </div>
  );
}
