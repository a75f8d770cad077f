import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { checkHari } from './pekan/check-hari.ts';
import type { HariForm } from './pekan/hari-form.ts';
import { countMenitHari } from './pekan/count-menit-hari.ts';
import { HariTimes } from './pekan/hari-times.tsx';
import classes from './pekan/pekan-field.module.css';

type Props = {
  value: HariForm;
  onChange: (shift: HariForm) => void;
  error?: string | undefined;
  'data-path'?: string;
};

/** The hours of a shift; an end at or before its start is the next day's. */
export function ShiftField({ value, onChange, error, 'data-path': path }: Props) {
  const isSound = checkHari(value, TIPE_JADWAL.shift) === null;
  const isNext = value.jam_masuk !== null && value.jam_pulang !== null && value.jam_pulang <= value.jam_masuk;
  return (
    <fieldset className={classes['field']} tabIndex={-1} data-path={path}>
      <legend className={classes['legend']}>Jam shift</legend>
      <HariTimes row={value} tipe={TIPE_JADWAL.shift} onChange={(changes) => onChange({ ...value, ...changes })} />
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      {isSound && (
        <p className={classes['sum']} aria-live="polite">
          <strong>{sebutDurasi(countMenitHari(value, TIPE_JADWAL.shift))}</strong> tanpa istirahat
          {isNext && ', berakhir esok hari'}
        </p>
      )}
    </fieldset>
  );
}
