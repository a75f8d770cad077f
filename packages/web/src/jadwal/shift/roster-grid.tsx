import type { CSSProperties } from 'react';
import type { LiburRoster } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { BarisRoster } from './baris-roster.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import type { RosterDraft } from './roster-draft.ts';
import classes from '../dasar/roster-grid.module.css';
import { RosterHead } from './roster-head.tsx';
import { RosterRow } from './roster-row.tsx';
import { toRect, type Selection } from './roster-selection.ts';
import { useRosterEvents } from './use-roster-events.ts';

type Props = {
  label: string;
  rows: BarisRoster[];
  dates: string[];
  libur: readonly LiburRoster[];
  shifts: KodeShift[];
  draft: RosterDraft;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onKey: (key: string) => void;
  onCopy: () => void;
  onPaste: () => void;
};

/** Members by dates. Arrows move, Shift grows, dragging selects; a shift's letter, Delete, Ctrl C and Ctrl V act on it. */
export function RosterGrid(props: Props) {
  const { label, rows, dates, libur, shifts, draft, selection } = props;
  const events = useRosterEvents({ ...props, size: { rows: rows.length, cols: dates.length } });
  const { top, bottom, left, right } = toRect(selection);
  return (
    <div className={classes['scroll']}>
      <div
        className={classes['month']}
        style={{ '--days': dates.length } as CSSProperties}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        {...events}
      >
        <RosterHead dates={dates} libur={libur} />
        <div role="rowgroup">
          {rows.map((row, index) => {
            const isIn = top <= index && index <= bottom;
            return (
              <RosterRow
                key={row.user_id}
                row={row}
                index={index}
                shifts={shifts}
                draft={draft.get(row.user_id)}
                left={isIn ? left : -1}
                right={isIn ? right : -1}
                focus={selection.focus.row === index ? selection.focus.col : -1}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
