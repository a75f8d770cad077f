import { Checkbox } from '@mantine/core';
import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { HariForm } from './hari-form.ts';
import { HariTimes } from './hari-times.tsx';
import { namaHari } from '../../../ui/date/nama-hari.ts';
import { NormaNote } from './norma-note.tsx';
import type { Norma } from './norma.ts';
import classes from './pekan-field.module.css';
import { countMenitPekan } from './pekan-form.ts';

type Props = {
  tipe: TipeJadwal;
  norma: Norma;
  value: HariForm[];
  onChange: (pekan: HariForm[]) => void;
  error?: string | undefined;
  'data-path'?: string;
};

/** The hours of each weekday, with what they come to in a week. */
export function PekanField({ tipe, norma, value, onChange, error, 'data-path': path }: Props) {
  const set = (hari: number, changes: Partial<HariForm>) =>
    onChange(value.map((row) => (row.hari === hari ? { ...row, ...changes } : row)));
  // Days off as well: one that is made a work day afterwards shall not come with hours that nobody has seen.
  const copy = ({ hari: _hari, is_kerja: _isKerja, ...times }: HariForm) =>
    onChange(value.map((row) => ({ ...row, ...times })));
  const first = value.find(({ is_kerja }) => is_kerja);

  return (
    <fieldset className={classes['field']} tabIndex={-1} data-path={path}>
      <legend className={classes['legend']}>
        {tipe === TIPE_JADWAL.fleksibel ? 'Rentang jam dan lama kerja sepekan' : 'Jam kerja sepekan'}
      </legend>
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      {value.map((row) => (
        <div key={row.hari} className={classes['day']} role="group" aria-label={namaHari(row.hari)}>
          <Checkbox
            label={namaHari(row.hari)}
            checked={row.is_kerja}
            onChange={(event) => set(row.hari, { is_kerja: event.currentTarget.checked })}
          />
          {row.is_kerja ? (
            <HariTimes row={row} tipe={tipe} onChange={(changes) => set(row.hari, changes)} />
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
      <div className={classes['sum']}>
        <NormaNote menit={countMenitPekan(value, tipe)} norma={norma} />
      </div>
    </fieldset>
  );
}
