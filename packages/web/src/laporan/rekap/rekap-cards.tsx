import type { RingkasanRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import IconChartPie from '@tabler/icons-react/dist/esm/icons/IconChartPie.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconPlane from '@tabler/icons-react/dist/esm/icons/IconPlane.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { formatAngka, formatPersen } from '../../kit/format/format.ts';
import { KpiCard } from '../../ui/chart/kpi-card.tsx';
import classes from '../dasar/laporan.module.css';

/** The span in four figures. `undefined` while it is loading. */
export function RekapCards({ ringkasan }: { ringkasan: RingkasanRekap | undefined }) {
  return (
    <div className={classes['cards']}>
      <KpiCard
        label="Persentase kehadiran"
        value={ringkasan && persenOf(ringkasan.persentase)}
        {...(ringkasan && { detail: `${formatAngka(ringkasan.hadir)} hadir` })}
        icon={<IconChartPie size={18} stroke={1.75} />}
        tone="green"
      />
      <KpiCard
        label="Terlambat"
        value={ringkasan && formatAngka(ringkasan.terlambat)}
        {...(ringkasan && { detail: `${formatAngka(ringkasan.terlambat_menit)} menit` })}
        icon={<IconClockExclamation size={18} stroke={1.75} />}
        tone="orange"
      />
      <KpiCard
        label="Absen"
        value={ringkasan && formatAngka(ringkasan.absen)}
        detail="hari"
        icon={<IconUserX size={18} stroke={1.75} />}
        tone="red"
      />
      <KpiCard
        label="Cuti"
        value={ringkasan && formatAngka(ringkasan.cuti)}
        detail="hari"
        icon={<IconPlane size={18} stroke={1.75} />}
        tone="blue"
      />
    </div>
  );
}

const persenOf = (persentase: number | null) => (persentase === null ? '—' : formatPersen(persentase));
