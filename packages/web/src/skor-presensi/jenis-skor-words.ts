import type { JenisSkor } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';

export const JENIS_SKOR_WORDS: Record<JenisSkor, string> = {
  terlambat: 'Terlambat',
  pulang_cepat: 'Pulang cepat',
  tanpa_masuk: 'Tanpa presensi datang',
  tanpa_pulang: 'Tanpa presensi pulang',
  absen: 'Absen',
};
