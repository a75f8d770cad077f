import type { JenisSkor } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';

/** What a cut can be for. */
export const LABEL_PELANGGARAN: Record<JenisSkor, string> = {
  terlambat: 'Terlambat',
  pulang_cepat: 'Pulang cepat',
  tanpa_masuk: 'Tanpa presensi datang',
  tanpa_pulang: 'Tanpa presensi pulang',
  absen: 'Absen',
};
