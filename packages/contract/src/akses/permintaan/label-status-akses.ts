import { STATUS_AKSES, type StatusAkses } from '@hadir/rules/kode/status-akses.ts';

/** How far a request to come in is. */
export const LABEL_STATUS_AKSES: Record<StatusAkses, string> = {
  [STATUS_AKSES.dibuat]: 'Belum dikonfirmasi',
  [STATUS_AKSES.diajukan]: 'Menunggu keputusan',
  [STATUS_AKSES.disetujui]: 'Disetujui',
  [STATUS_AKSES.ditolak]: 'Ditolak',
};
