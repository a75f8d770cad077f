import type { LookOfSel } from './look-of-sel.ts';
import classes from '../dasar/roster-grid.module.css';

/** The letter of a cell of the roster. What it means is said by the cell. */
export function RosterChip({ look }: { look: LookOfSel }) {
  return (
    <span
      className={classes['chip']}
      data-tone={look.tone}
      data-roster={look.isRoster || undefined}
      data-draft={look.isDraft || undefined}
      data-conflict={look.hasConflict || undefined}
      data-cuti={look.isCuti || undefined}
    >
      {look.kode}
    </span>
  );
}
