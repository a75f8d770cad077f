import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** The last twelve months up to today's, the latest first: '2026-11'. */
export function listBulan(today: Tanggal): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < 12) months.push(bulanSebelum(months.at(-1) ?? today));
  return months;
}
