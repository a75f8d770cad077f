import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { useState } from 'react';
import type { BarisRoster } from './baris-roster.ts';
import { KODE_LIBUR } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { writeSel, type IsiSel, type RosterDraft } from './roster-draft.ts';
import { listPlaces, toRect, type Selection } from './roster-selection.ts';

type Options = {
  rows: readonly BarisRoster[];
  dates: readonly string[];
  shifts: readonly KodeShift[];
  editable: boolean;
  draft: RosterDraft;
  onDraft: (draft: RosterDraft) => void;
};

const START: Selection = { anchor: { row: 0, col: 0 }, focus: { row: 0, col: 0 } };
const KOSONG: IsiSel = { jadwal_id: null, hapus: true };

/** What the roster says of a cell as it is saved. */
const tersimpanOf = (sel: SelShift | undefined): IsiSel => ({
  jadwal_id: sel?.roster_jadwal_id ?? null,
  hapus: sel?.jadwal_shift_id === null,
});

/** What is done to the roster before it is saved: selecting, writing, copying and pasting. */
export function useRosterEditing({ rows, dates, shifts, editable, draft, onDraft }: Options) {
  const [selection, setSelection] = useState(START);
  const [copied, setCopied] = useState<IsiSel[][]>([]);

  const isiOf = (kode: string): IsiSel | undefined => {
    if (kode === 'Delete' || kode === 'Backspace') return KOSONG;
    if (kode.toUpperCase() === KODE_LIBUR) return { jadwal_id: null, hapus: false };
    const shift = shifts.find((one) => one.kode === kode.toUpperCase());
    return shift && { jadwal_id: shift.jadwal_id, hapus: false };
  };
  const readAt = (row: number, col: number): IsiSel => {
    const tanggal = dates[col] ?? '';
    const member = rows[row];
    const changed = member && draft.get(member.user_id)?.get(tanggal);
    return changed ?? tersimpanOf(member?.hari[col]);
  };
  const write = (places: readonly { row: number; col: number; isi: IsiSel }[]) =>
    onDraft(
      writeSel(
        draft,
        places.flatMap(({ row, col, isi }) => {
          const [member, tanggal] = [rows[row], dates[col]];
          return member && tanggal
            ? [{ ...isi, user_id: member.user_id, tanggal, tersimpan: tersimpanOf(member.hari[col]) }]
            : [];
        }),
      ),
    );

  return {
    selection,
    select: setSelection,
    /** A shift's letter, L, or Delete, written into all that is selected. */
    type: (kode: string) => {
      const isi = isiOf(kode);
      if (isi && editable) write(listPlaces(selection).map((place) => ({ ...place, isi })));
    },
    writeDay: (user_id: number, tanggal: string, kode: string) => {
      const isi = isiOf(kode);
      const sel = rows.find((one) => one.user_id === user_id)?.hari.find((one) => one.tanggal === tanggal);
      if (isi) onDraft(writeSel(draft, [{ ...isi, user_id, tanggal, tersimpan: tersimpanOf(sel) }]));
    },
    copy: () => {
      const { top, bottom, left, right } = toRect(selection);
      setCopied(
        rows
          .slice(top, bottom + 1)
          .map((_, row) => dates.slice(left, right + 1).map((_day, col) => readAt(top + row, left + col))),
      );
    },
    /** The copied rectangle, from the selection's first cell on; what lies outside the month is left. */
    paste: () => {
      if (!editable) return;
      const { top, left } = toRect(selection);
      write(copied.flatMap((line, row) => line.map((isi, col) => ({ row: top + row, col: left + col, isi }))));
    },
  };
}
