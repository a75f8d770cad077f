import { Checkbox } from '@mantine/core';
import { formatAngka } from '../kit/format.ts';
import { TimePicker } from '../ui/time-picker.tsx';
import { namaHari } from './hari-pekan.ts';
import { NORMA_MENIT } from './norma-menit.ts';
import classes from './pekan-field.module.css';
import { countMenitPekan, type HariForm } from './pekan-form.ts';

type Props = { value: HariForm[]; onChange: (pekan: HariForm[]) => void; error?: string | undefined };

const TIMES = [
  ['jam_masuk', 'Masuk'],
  ['jam_pulang', 'Pulang'],
  ['istirahat_mulai', 'Istirahat mulai'],
  ['istirahat_selesai', 'Istirahat selesai'],
] as const;

/** The hours of each weekday, with what they come to in a week. */
export function PekanField({ value, onChange, error }: Props) {
  const set = (hari: number, changes: Partial<HariForm>) =>
    onChange(value.map((row) => (row.hari === hari ? { ...row, ...changes } : row)));
  const copy = ({ hari: _hari, is_kerja: _isKerja, ...times }: HariForm) =>
    onChange(value.map((row) => (row.is_kerja ? { ...row, ...times } : row)));
  const first = value.find(({ is_kerja }) => is_kerja);

  return (
    <fieldset className={classes['field']}>
      <legend className={classes['legend']}>Jam kerja sepekan</legend>
      {value.map((row) => (
        <div key={row.hari} className={classes['day']} role="group" aria-label={namaHari(row.hari)}>
          <Checkbox
            label={namaHari(row.hari)}
            checked={row.is_kerja}
            onChange={(event) => set(row.hari, { is_kerja: event.currentTarget.checked })}
          />
          {row.is_kerja ? (
            <div className={classes['times']}>
              {TIMES.map(([key, label]) => (
                <TimePicker
                  key={key}
                  label={label}
                  value={row[key]}
                  onChange={(time) => set(row.hari, { [key]: time })}
                />
              ))}
            </div>
          ) : (
            <span className={classes['off']}>Libur</span>
          )}
          {row === first && (
            <button type="button" className={classes['copy']} onClick={() => copy(row)}>
              Samakan semua hari kerja
            </button>
          )}
        </div>
      ))}
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      <p className={classes['sum']} aria-live="polite">
        <strong>{formatAngka(countMenitPekan(value) / 60)} jam</strong> sepekan tanpa istirahat, norma{' '}
        {formatAngka(NORMA_MENIT / 60)} jam
      </p>
    </fieldset>
  );
}
