import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPlane from '@tabler/icons-react/dist/esm/icons/IconPlane.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { formatAngka, formatPersen } from '../kit/format/format.ts';
import { KpiCard } from '../ui/show/kpi-card.tsx';
import classes from './ringkasan-cards.module.css';

type Props = {
  /** undefined while it is loading. */
  ringkasan: RingkasanHari | undefined;
  /** Where those are listed whom a figure counts; undefined for a figure whose people no list holds. */
  hrefOf?: (keadaan: 'hadir' | 'terlambat' | 'terbuka' | 'absen' | 'cuti') => string | undefined;
};

const CARDS = [
  { keadaan: 'hadir', label: 'Hadir hari ini', tone: 'green', Icon: IconUserCheck },
  { keadaan: 'terlambat', label: 'Terlambat', tone: 'orange', Icon: IconClockExclamation },
  { keadaan: 'terbuka', label: 'Belum presensi', tone: 'grey', Icon: IconHourglass },
  { keadaan: 'absen', label: 'Absen', tone: 'red', Icon: IconUserX },
  { keadaan: 'cuti', label: 'Cuti', tone: 'blue', Icon: IconPlane },
] as const;

/** Today in five figures, each of which leads to those whom it counts, where they are listed. */
export function RingkasanCards({ ringkasan, hrefOf = () => undefined }: Props) {
  const due = ringkasan ? ringkasan.anggota - ringkasan.libur : 0;
  return (
    <div className={classes['cards']}>
      {CARDS.map(({ keadaan, label, tone, Icon }) => {
        const href = hrefOf(keadaan);
        return (
          <KpiCard
            key={keadaan}
            label={label}
            value={ringkasan && formatAngka(ringkasan[keadaan])}
            {...(ringkasan && due > 0 && { detail: formatPersen((ringkasan[keadaan] / due) * 100) })}
            icon={<Icon size={18} stroke={1.75} />}
            tone={tone}
            {...(href && { href })}
          />
        );
      })}
    </div>
  );
}
