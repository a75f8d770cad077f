import type { HariKehadiran } from '@hadir/rules/kehadiran/hari/hari-kehadiran.ts';

/** What a day came to, in a word. */
export const LABEL_STATUS_HARI: Record<HariKehadiran['status'], string> = {
  hadir: 'Hadir',
  absen: 'Absen',
  cuti: 'Cuti',
  libur: 'Libur',
  terbuka: 'Belum selesai',
};
