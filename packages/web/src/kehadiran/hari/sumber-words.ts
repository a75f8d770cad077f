import type { SumberSisi } from '@hadir/rules/kehadiran/hari/hari-kehadiran.ts';

/** Where a side of the day comes from, in a word or two. */
export const SUMBER_WORDS: Record<SumberSisi, string> = {
  ponsel: 'Ponsel',
  kiosk: 'Kios',
  mesin: 'Mesin presensi',
  manual: 'Presensi swafoto',
  impor: 'Berkas impor',
  klaim: 'Ubah presensi',
};
