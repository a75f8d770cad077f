import type { LiburKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { eachDay, hariPekanOf } from '@hadir/rules/waktu/tanggal.ts';

export type HariLiburKalender = { kind: 'libur' | 'bersama' | 'minggu'; nama: string };

/** Each date that is a holiday, cuti bersama or a Sunday; a holiday outranks cuti bersama, both a Sunday. */
export function holidaysByDate(
  dates: readonly string[],
  libur: readonly LiburKalender[],
): Map<string, HariLiburKalender> {
  const byDate = new Map<string, HariLiburKalender>();
  for (const date of dates) if (hariPekanOf(date) === 7) byDate.set(date, { kind: 'minggu', nama: 'Minggu' });
  for (const { nama, is_cuti_bersama, ...range } of libur.toSorted(byKind)) {
    for (const date of eachDay(range)) byDate.set(date, { kind: is_cuti_bersama ? 'bersama' : 'libur', nama });
  }
  return byDate;
}

const byKind = (a: LiburKalender, b: LiburKalender) => Number(b.is_cuti_bersama) - Number(a.is_cuti_bersama);
