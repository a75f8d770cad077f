import { memo } from 'react';
import { formatHariTanggal } from '../../kit/format/format.ts';
import type { BarisRoster } from './baris-roster.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { lookOfSel } from './look-of-sel.ts';
import { RosterChip } from './roster-chip.tsx';
import type { IsiSel } from './roster-draft.ts';
import classes from '../dasar/roster-grid.module.css';

type Props = {
  row: BarisRoster;
  index: number;
  shifts: KodeShift[];
  draft: ReadonlyMap<string, IsiSel> | undefined;
  /** The columns that are selected; -1 where none is. */
  left: number;
  right: number;
  /** The column that has the focus; -1 where none has. */
  focus: number;
};

/** One member's month. Drawn again only when something of this row changes: a month has over a thousand cells. */
export const RosterRow = memo(function RosterRow({ row, index, shifts, draft, left, right, focus }: Props) {
  return (
    <div role="row" className={`${classes['line']} ${classes['member']}`}>
      <div role="rowheader" className={classes['name']}>
        {row.nama}
      </div>
      {row.hari.map((sel, col) => {
        const look = lookOfSel(sel, draft?.get(sel.tanggal), shifts);
        return (
          <div
            key={sel.tanggal}
            role="gridcell"
            className={classes['cell']}
            data-cell={`${index}:${col}`}
            tabIndex={focus === col ? 0 : -1}
            aria-selected={left <= col && col <= right}
            aria-label={`${row.nama}, ${formatHariTanggal(sel.tanggal)}: ${look.label}${look.hasConflict ? ', bermasalah' : ''}`}
          >
            <RosterChip look={look} />
          </div>
        );
      })}
    </div>
  );
});
