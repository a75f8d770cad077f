import { addDays, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

type Rentang = { range: TanggalRange; user_ids: number[] };

/** Members' days by date as few ranges: dates that follow each other are one, of all who have one of them. */
export function toRentang(hari: ReadonlyMap<Tanggal, readonly number[]>): Rentang[] {
  const semua: { range: TanggalRange; siapa: Set<number> }[] = [];
  for (const [tanggal, user_ids] of [...hari].toSorted(([a], [b]) => a.localeCompare(b))) {
    const last = semua.at(-1);
    if (last && addDays(last.range.tgl_akhir, 1) === tanggal) {
      last.range = { ...last.range, tgl_akhir: tanggal };
      for (const user_id of user_ids) last.siapa.add(user_id);
    } else semua.push({ range: { tgl_awal: tanggal, tgl_akhir: tanggal }, siapa: new Set(user_ids) });
  }
  return semua.map(({ range, siapa }) => ({ range, user_ids: [...siapa].toSorted((a, b) => a - b) }));
}
