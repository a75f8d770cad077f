import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import { formatAngka } from '../../kit/format/format.ts';
import classes from './harian-counts.module.css';
import { sebutBelum } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import type { Tone } from '../../ui/show/tone.ts';
import { KEADAAN_HARIAN, type KeadaanHarian } from './keadaan-harian.ts';

const CHIP_KEADAAN: Record<(typeof KEADAAN_HARIAN)[number], { label: string; tone: Tone }> = {
  hadir: { label: 'Hadir', tone: 'green' },
  terlambat: { label: 'Terlambat', tone: 'red' },
  pulang_cepat: { label: 'Pulang cepat', tone: 'red' },
  tidak_lengkap: { label: 'Tidak lengkap', tone: 'orange' },
  terbuka: { label: 'Belum presensi', tone: 'grey' },
  absen: { label: 'Absen', tone: 'dark-red' },
  cuti: { label: 'Cuti', tone: 'blue' },
  libur: { label: 'Libur', tone: 'grey' },
};

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
    ...KEADAAN_HARIAN.map((keadaan) => ({
      keadaan,
      ...CHIP_KEADAAN[keadaan],
      ...(keadaan === 'terbuka' && { label: sebutBelum(ringkasan) }),
      count: ringkasan[keadaan],
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
