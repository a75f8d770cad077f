import { KODE_LIBUR } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import type { KodeShift } from './kode-shift.ts';
import { ShiftChip } from './shift-chip.tsx';
import classes from './roster.module.css';

type Props = {
  shifts: readonly KodeShift[];
  /** What pressing does: 'Isi sel terpilih'. */
  label: string;
  onPick: (kode: string) => void;
};

/** The shifts with the letter that each is typed by; pressing one writes it. */
export function RosterPalette({ shifts, label, onPick }: Props) {
  const choices = [...shifts, { kode: KODE_LIBUR, nama: 'Libur', jadwal_id: null }];
  return (
    <div className={classes['palette']} role="group" aria-label={label}>
      {choices.map(({ kode, nama, jadwal_id }) => (
        <button key={kode} type="button" className={classes['pick']} onClick={() => onPick(kode)}>
          <ShiftChip shifts={shifts} jadwal_id={jadwal_id} />
          {nama}
        </button>
      ))}
      <button type="button" className={classes['pick']} onClick={() => onPick('Delete')}>
        Kosongkan
      </button>
    </div>
  );
}
