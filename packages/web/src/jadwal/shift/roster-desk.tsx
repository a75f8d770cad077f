import type { LiburRoster } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { lazy, Suspense } from 'react';
import { formatHariTanggal, formatTanggal } from '../../kit/format/format.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import type { BarisRoster } from './baris-roster.ts';
import { KonflikList } from './konflik-list.tsx';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { RosterGrid } from './roster-grid.tsx';
import { RosterPalette } from '../dasar/roster-palette.tsx';
import type { RosterDraft } from './roster-draft.ts';
import classes from '../dasar/roster.module.css';
import { sebutSelKini } from './sebut-sel-kini.ts';
import { useRosterEditing } from './use-roster-editing.ts';

const RosterMonths = lazy(async () => ({ default: (await import('./roster-months.tsx')).RosterMonths }));

type Props = {
  rows: BarisRoster[];
  dates: string[];
  libur: readonly LiburRoster[];
  shifts: KodeShift[];
  editable: boolean;
  /** What is changed and not saved, of all months and pages. */
  draft: RosterDraft;
  onDraft: (draft: RosterDraft) => void;
};

/** The roster of one page of members, changed in place. */
export function RosterDesk({ rows, dates, libur, shifts, editable, draft, onDraft }: Props) {
  const phone = usePhone();
  const roster = useRosterEditing({ rows, dates, shifts, editable, draft, onDraft });
  const { row, col } = roster.selection.focus;
  const member = rows[row];
  const sel = member?.hari[col];
  return (
    <>
      <KonflikList rows={rows} />
      {libur.length > 0 && (
        <p className={classes['hint']}>
          Hari libur: {libur.map(({ tanggal, nama }) => `${formatTanggal(tanggal)} ${nama}`).join(', ')}.
        </p>
      )}
      {phone ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <RosterMonths rows={rows} shifts={shifts} draft={draft} onWrite={editable ? roster.writeDay : undefined} />
        </Suspense>
      ) : (
        <>
          {editable && (
            <>
              <RosterPalette shifts={shifts} label="Isi sel terpilih dengan" onPick={roster.type} />
              <p className={classes['hint']}>
                Pilih dengan panah atau seretan (Shift memperluas), lalu tekan huruf shift, L untuk libur, atau Delete
                untuk mengosongkan. Ctrl+C dan Ctrl+V menyalin.
              </p>
            </>
          )}
          {member && sel && (
            <p className={classes['note']}>
              <strong>
                {member.nama}, {formatHariTanggal(sel.tanggal)}
              </strong>
              : {sebutSelKini(sel, draft.get(member.user_id)?.get(sel.tanggal), shifts)}
            </p>
          )}
          <RosterGrid
            label="Jadwal shift"
            rows={rows}
            dates={dates}
            libur={libur}
            shifts={shifts}
            draft={draft}
            selection={roster.selection}
            onSelect={roster.select}
            onKey={roster.type}
            onCopy={roster.copy}
            onPaste={roster.paste}
          />
        </>
      )}
    </>
  );
}
