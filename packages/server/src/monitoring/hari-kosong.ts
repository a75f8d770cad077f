/** A day of which nothing has been counted. */
export const HARI_KOSONG = {
  anggota: 0,
  wajib: 0,
  tiba: 0,
  hadir: 0,
  terlambat: 0,
  belum: 0,
  belum_mulai: 0,
  absen: 0,
  cuti: 0,
  libur: 0,
  terakhir: null,
} as const;
