import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';

/** Where no day is derived yet. */
export const RINGKASAN_KOSONG: RingkasanHari = {
  anggota: 0,
  hadir: 0,
  tepat_waktu: 0,
  terlambat: 0,
  pulang_cepat: 0,
  tidak_lengkap: 0,
  cuti: 0,
  libur: 0,
  absen: 0,
  terbuka: 0,
  belum_mulai: 0,
};
