import { KODE_LIBUR, type KodeShift } from './kode-shift.ts';
import grid from './roster-grid.module.css';
import classes from './roster.module.css';

type Props = {
  shifts: readonly KodeShift[];
  /** What pressing does: 'Isi sel terpilih'. */
  label: string;
  onPick: (kode: string) => void;
};

/** The shifts with the letter that each is typed by; pressing one writes it. */
export function RosterPalette({ shifts, label, onPick }: Props) {
  const choices = [...shifts, { kode: KODE_LIBUR, nama: 'Libur', tone: 'grey' }];
  return (
    <div className={classes['palette']} role="group" aria-label={label}>
      {choices.map(({ kode, nama, tone }) => (
        <button key={kode} type="button" className={classes['pick']} onClick={() => onPick(kode)}>
          <span className={grid['chip']} data-roster data-tone={tone} aria-hidden="true">
            {kode}
          </span>
          {nama}
        </button>
      ))}
      <button type="button" className={classes['pick']} onClick={() => onPick('Delete')}>
        Kosongkan
      </button>
    </div>
  );
}
