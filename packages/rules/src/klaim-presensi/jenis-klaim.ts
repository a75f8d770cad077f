/** What a claim may be for (aturan/perbaikan#klaim). */
export const JENIS_KLAIM = [
  'lupa presensi',
  'dinas luar',
  'tugas belajar',
  'sakit',
  'gangguan sistem',
  'lainnya',
] as const;
export type JenisKlaim = (typeof JENIS_KLAIM)[number];
