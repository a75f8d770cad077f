import { KODE_LAIN, KODE_LIBUR } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import type { KodeShift } from './kode-shift.ts';
import classes from './roster-grid.module.css';

type Props = {
  shifts: readonly KodeShift[];
  /** Null is a day off. */
  jadwal_id: number | null;
};

/** The letter of a shift or of a day off, for who sees it; what it means stands beside it in words. */
export function ShiftChip({ shifts, jadwal_id }: Props) {
  const shift = shifts.find((one) => one.jadwal_id === jadwal_id);
  return (
    <span className={classes['chip']} data-roster data-tone={shift?.tone ?? 'grey'} aria-hidden="true">
      {jadwal_id === null ? KODE_LIBUR : (shift?.kode ?? KODE_LAIN)}
    </span>
  );
}
