import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import { formatAngka } from '../../kit/format/format.ts';
import classes from './harian-counts.module.css';
import { sebutBelum } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import { KEADAAN_HARIAN, type KeadaanHarian } from './keadaan-harian.ts';

type Props = {
  ringkasan: RingkasanHari;
  /** `undefined` is everybody. */
  chosen: KeadaanHarian | undefined;
  onChoose: (keadaan: KeadaanHarian | undefined) => void;
};

/** How many members the day counts as what; each count narrows the list to those whom it counts. */
export function HarianCounts({ ringkasan, chosen, onChoose }: Props) {
  const counts = [
    { keadaan: undefined, label: 'Semua anggota', tone: undefined, count: ringkasan.anggota },
    ...KEADAAN_HARIAN.map((one) => ({
      ...one,
      label: one.keadaan === 'terbuka' ? sebutBelum(ringkasan) : one.label,
      count: ringkasan[one.keadaan],
    })),
  ];
  return (
    <ul className={classes['counts']} aria-label="Ringkasan hari itu">
      {counts.map(({ keadaan, label, tone, count }) => (
        <li key={label}>
          <button
            type="button"
            className={classes['count']}
            aria-pressed={chosen === keadaan}
            onClick={() => onChoose(chosen === keadaan ? undefined : keadaan)}
          >
            <span className={classes['label']} data-tone={tone}>
              {label}
            </span>
            <span className={classes['figure']}>{formatAngka(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
