import { addDays, type TanggalRange } from './tanggal.ts';

/** The same dates in as few spans as can be, in order; reversed spans hold none. */
export function mergeRanges(ranges: readonly TanggalRange[]): TanggalRange[] {
  const merged: TanggalRange[] = [];
  const ordered = ranges
    .filter(({ tgl_awal, tgl_akhir }) => tgl_awal <= tgl_akhir)
    .toSorted((a, b) => (a.tgl_awal < b.tgl_awal ? -1 : 1));
  for (const { tgl_awal, tgl_akhir } of ordered) {
    const last = merged.at(-1);
    if (last && tgl_awal <= addDays(last.tgl_akhir, 1)) {
      if (tgl_akhir > last.tgl_akhir) last.tgl_akhir = tgl_akhir;
    } else merged.push({ tgl_awal, tgl_akhir });
  }
  return merged;
}
