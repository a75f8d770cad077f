import { useState } from 'react';
import { KODE_LIBUR } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { ShiftChip } from '../dasar/shift-chip.tsx';
import classes from './pola.module.css';
import { RosterPalette } from '../dasar/roster-palette.tsx';

type Props = {
  shifts: readonly KodeShift[];
  value: (number | null)[];
  onChange: (siklus: (number | null)[]) => void;
  error?: string | undefined;
  'data-path'?: string;
};

/** A cycle, day by day: what is pressed or typed goes to its end, or in the place of the day that is chosen. */
export function SiklusField({ shifts, value, onChange, error, 'data-path': path }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const write = (kode: string) => {
    const at = chosen ?? value.length - 1;
    if (kode === 'Delete' || kode === 'Backspace') {
      onChange(value.toSpliced(at, 1));
      return setChosen(null);
    }
    const shift = shifts.find((one) => one.kode === kode.toUpperCase());
    if (!shift && kode.toUpperCase() !== KODE_LIBUR) return;
    onChange(chosen === null ? [...value, shift?.jadwal_id ?? null] : value.with(at, shift?.jadwal_id ?? null));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for the days inside
    <fieldset
      className={classes['field']}
      tabIndex={-1}
      data-path={path}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.key === ' ' || event.key === 'Tab') return;
        write(event.key);
      }}
    >
      <legend>Siklus</legend>
      <RosterPalette shifts={shifts} label="Tambahkan hari" onPick={write} />
      <ol className={classes['days']} aria-label="Hari dalam siklus">
        {value.map((jadwal_id, index) => {
          const shift = shifts.find((one) => one.jadwal_id === jadwal_id);
          const nama = jadwal_id === null ? 'Libur' : (shift?.nama ?? 'Shift');
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a day of a cycle is its place
            <li key={index}>
              <button
                type="button"
                className={classes['day']}
                aria-pressed={chosen === index}
                aria-label={`Hari ${index + 1}: ${nama}`}
                onClick={() => setChosen(chosen === index ? null : index)}
              >
                {index + 1}
                <ShiftChip shifts={shifts} jadwal_id={jadwal_id} />
              </button>
            </li>
          );
        })}
      </ol>
      <p className={classes['hint']}>
        {chosen === null
          ? `${value.length} hari. Tekan shift untuk menambah, atau pilih satu hari untuk menggantinya.`
          : `Hari ${chosen + 1} diganti dengan yang ditekan berikutnya; Kosongkan menghapusnya.`}
      </p>
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
