/** Where a day's schedule can come from, the first to answer wins (aturan/jadwal#lapisan). */
export const LAPISAN_JADWAL = [
  'tukar-shift',
  'roster',
  'pola-anggota',
  'pola-grup',
  'jadwal-anggota',
  'jadwal-grup',
  'jadwal-organisasi',
  'bawaan-tenant',
] as const;

export type LapisanJadwal = (typeof LAPISAN_JADWAL)[number];
