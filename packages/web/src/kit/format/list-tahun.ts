import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';
const MENDATANG = 5;

/** This year and the five that follow. */
export function listTahun(today: string): number[] {
  const tahun = tahunOf(today);
  return Array.from({ length: MENDATANG + 1 }, (_, index) => tahun + index);
}
