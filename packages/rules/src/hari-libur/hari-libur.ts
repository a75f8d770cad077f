import type { Tanggal } from '../waktu/tanggal.ts';

/** An active holiday of one date or of a range, both ends included. */
export type HariLibur = { hari_libur_id: number; nama: string; tgl_mulai: Tanggal; tgl_selesai: Tanggal };

/** The holiday that a date falls on; where there are several, the one entered first names the day (aturan/jadwal#libur). */
export function findHariLibur(hariLibur: readonly HariLibur[], tanggal: Tanggal): HariLibur | undefined {
  return hariLibur
    .filter((row) => row.tgl_mulai <= tanggal && tanggal <= row.tgl_selesai)
    .reduce<HariLibur | undefined>(
      (first, row) => (first && first.hari_libur_id < row.hari_libur_id ? first : row),
      undefined,
    );
}
