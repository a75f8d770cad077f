import { useState } from 'react';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { weekdayOf } from '../../ui/date/calendar-days.ts';
import { Dialog } from '../../ui/layer/dialog.tsx';
import type { BarisRoster } from './baris-roster.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { lookOfSel } from './look-of-sel.ts';
import { RosterChip } from './roster-chip.tsx';
import type { RosterDraft } from './roster-draft.ts';
import { RosterPalette } from '../dasar/roster-palette.tsx';
import classes from '../dasar/roster.module.css';
import { sebutSelKini } from './sebut-sel-kini.ts';

type Props = {
  rows: BarisRoster[];
  shifts: KodeShift[];
  draft: RosterDraft;
  /** Left out where nothing may be changed. */
  onWrite: ((user_id: number, tanggal: string, kode: string) => void) | undefined;
};

/** The roster where the grid has no room: each member's month as a calendar, a day of it changed by pressing it. */
export function RosterMonths({ rows, shifts, draft, onWrite }: Props) {
  const [opened, setOpened] = useState<{ user_id: number; tanggal: string } | null>(null);
  const row = rows.find(({ user_id }) => user_id === opened?.user_id);
  const sel = row?.hari.find(({ tanggal }) => tanggal === opened?.tanggal);
  const pick = (kode: string) => {
    if (opened) onWrite?.(opened.user_id, opened.tanggal, kode);
    setOpened(null);
  };
  return (
    <>
      {rows.map(({ user_id, nama, hari }) => (
        <details key={user_id} className={classes['member']}>
          <summary>
            {nama}
            <small>{hari.filter(({ jam }) => jam !== null).length} hari kerja</small>
          </summary>
          <ol className={classes['month']} aria-label={`Jadwal ${nama}`}>
            {hari.map((one, index) => {
              const look = lookOfSel(one, draft.get(user_id)?.get(one.tanggal), shifts);
              return (
                <li key={one.tanggal} style={index === 0 ? { gridColumnStart: weekdayOf(one.tanggal) + 1 } : undefined}>
                  <button
                    type="button"
                    className={classes['day']}
                    aria-label={`${formatHariTanggal(one.tanggal)}: ${look.label}`}
                    onClick={() => setOpened({ user_id, tanggal: one.tanggal })}
                  >
                    {Number(one.tanggal.slice(8))}
                    <RosterChip look={look} />
                  </button>
                </li>
              );
            })}
          </ol>
        </details>
      ))}
      <Dialog
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? formatHariTanggal(opened.tanggal) : 'Hari'}
      >
        <div className={classes['stack']}>
          <p>
            <strong>{row?.nama}</strong>:{' '}
            {row && sel && sebutSelKini(sel, draft.get(row.user_id)?.get(sel.tanggal), shifts)}
          </p>
          {onWrite && <RosterPalette shifts={shifts} label="Isi hari ini dengan" onPick={pick} />}
        </div>
      </Dialog>
    </>
  );
}
