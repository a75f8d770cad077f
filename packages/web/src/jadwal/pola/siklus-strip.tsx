import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { ShiftChip } from '../dasar/shift-chip.tsx';
import classes from './pola.module.css';

const TAMPAK = 14;

type Props = { siklus: PolaKerja['siklus']; shifts: readonly KodeShift[] };

/** A cycle's days in a row of letters; a long one is cut. */
export function SiklusStrip({ siklus, shifts }: Props) {
  return (
    <span className={classes['strip']}>
      <span className={classes['heard']}>
        {siklus.length} hari: {siklus.map(({ nama }) => nama ?? 'Libur').join(', ')}
      </span>
      {siklus.slice(0, TAMPAK).map(({ jadwal_id }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day of a cycle is its place
        <ShiftChip key={index} shifts={shifts} jadwal_id={jadwal_id} />
      ))}
      {siklus.length > TAMPAK && <small aria-hidden="true">+{siklus.length - TAMPAK}</small>}
    </span>
  );
}
