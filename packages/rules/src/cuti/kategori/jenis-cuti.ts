/** The kinds of leave that reports and the official form know. */
export const JENIS_CUTI = [
  'tahunan',
  'besar',
  'sakit',
  'melahirkan',
  'alasan penting',
  'di luar tanggungan',
  'cuti bersama',
  'izin',
  'dinas luar',
  'lain',
] as const;
export type JenisCuti = (typeof JENIS_CUTI)[number];
