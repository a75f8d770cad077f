import { STATUS_AKSES, type StatusAkses } from '@hadir/rules/kode/status-akses.ts';

/** How far a transfer is, as its own side sees it. */
export const LABEL_MUTASI: Record<StatusAkses, string> = {
  [STATUS_AKSES.dibuat]: 'Belum diajukan',
  [STATUS_AKSES.diajukan]: 'Menunggu tujuan',
  [STATUS_AKSES.disetujui]: 'Dikonfirmasi',
  [STATUS_AKSES.ditolak]: 'Tidak jadi',
};
