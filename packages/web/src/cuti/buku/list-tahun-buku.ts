import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';
const TAHUN_LALU = 4;

/** The years whose leave book is offered: that of today and the last four. */
export function listTahunBuku(today: string): number[] {
  const ini = tahunOf(today);
  return Array.from({ length: TAHUN_LALU + 1 }, (_, at) => ini - at);
}
