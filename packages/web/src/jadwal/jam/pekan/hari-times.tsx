import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { TimePicker } from '../../../ui/date/time-picker.tsx';
import type { HariForm } from './hari-form.ts';
import classes from './pekan-field.module.css';

type Props = { row: HariForm; tipe: TipeJadwal; onChange: (changes: Partial<HariForm>) => void };

const FLEKSIBEL = { jam_masuk: 'Paling awal', jam_pulang: 'Paling akhir' };
const TIMES = [
  ['jam_masuk', 'Masuk'],
  ['jam_pulang', 'Pulang'],
  ['istirahat_mulai', 'Istirahat mulai'],
  ['istirahat_selesai', 'Istirahat selesai'],
] as const;

/** The times of one day, and of a fleksibel one how long it lasts. */
export function HariTimes({ row, tipe, onChange }: Props) {
  const isFleksibel = tipe === TIPE_JADWAL.fleksibel;
  return (
    <div className={classes['times']} data-five={isFleksibel || undefined}>
      {TIMES.map(([key, label]) => (
        <TimePicker
          key={key}
          label={isFleksibel && (key === 'jam_masuk' || key === 'jam_pulang') ? FLEKSIBEL[key] : label}
          value={row[key]}
          onChange={(time) => onChange({ [key]: time })}
        />
      ))}
      {isFleksibel && (
        <NumberField
          label="Lama kerja"
          unit="menit"
          value={row.durasi_menit}
          onChange={(durasi_menit) => onChange({ durasi_menit })}
        />
      )}
    </div>
  );
}
