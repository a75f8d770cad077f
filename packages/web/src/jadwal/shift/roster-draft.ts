/** What a cell is to say: a shift, a day off (null), or nothing any more. */
export type IsiSel = { jadwal_id: number | null; hapus: boolean };
/** A cell to write, with what is saved of it: one that gets that back is changed no more. */
export type SelDitulis = SelBaru & { tersimpan: IsiSel };
export type SelBaru = IsiSel & { user_id: number; tanggal: string };

/** Cells that are changed and not saved, by member and date. A member's part stays the same object until it changes. */
export type RosterDraft = ReadonlyMap<number, ReadonlyMap<string, IsiSel>>;

/** The draft with these cells written into it. */
export function writeSel(draft: RosterDraft, cells: readonly SelDitulis[]): RosterDraft {
  const next = new Map(draft);
  for (const user_id of new Set(cells.map((cell) => cell.user_id))) {
    const days = new Map(next.get(user_id));
    for (const { tanggal, jadwal_id, hapus, tersimpan, ...cell } of cells) {
      if (cell.user_id !== user_id) continue;
      if (hapus === tersimpan.hapus && (hapus || jadwal_id === tersimpan.jadwal_id)) days.delete(tanggal);
      else days.set(tanggal, { jadwal_id, hapus });
    }
    if (days.size > 0) next.set(user_id, days);
    else next.delete(user_id);
  }
  return next;
}

/** The cells that are sent. */
export function listSel(draft: RosterDraft): SelBaru[] {
  return [...draft].flatMap(([user_id, days]) => [...days].map(([tanggal, isi]) => ({ user_id, tanggal, ...isi })));
}
