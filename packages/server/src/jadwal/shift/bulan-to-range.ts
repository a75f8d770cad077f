import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

/** The dates of a month written as YYYY-MM. */
export function bulanToRange(bulan: string): TanggalRange {
  const [tahun = 0, nomor = 0] = bulan.split('-').map(Number);
  return { tgl_awal: `${bulan}-01`, tgl_akhir: new Date(Date.UTC(tahun, nomor, 0)).toISOString().slice(0, 10) };
}
