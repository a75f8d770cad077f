import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** The last twelve months up to today's, the latest first: '2026-11'. */
export function listBulan(today: Tanggal): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < 12) {
    const earliest = months.at(-1) ?? today;
    months.push(addDays(`${earliest.slice(0, 7)}-01`, -1).slice(0, 7));
  }
  return months;
}
