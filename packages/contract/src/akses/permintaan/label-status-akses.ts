import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';

/** How far a request to come in is. */
export const LABEL_STATUS_AKSES: Record<StatusAkses, string> = {
  1: 'Belum dikonfirmasi',
  2: 'Menunggu keputusan',
  3: 'Disetujui',
  4: 'Ditolak',
};
