import { addDays, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

/** The first and the last day of a month: '2026-11'. */
export function toRangeBulan(bulan: string): TanggalRange {
  const tgl_awal = `${bulan}-01`;
  return { tgl_awal, tgl_akhir: addDays(`${addDays(tgl_awal, 31).slice(0, 7)}-01`, -1) };
}
