import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';

/** How far a transfer is, as its own side sees it. */
export const LABEL_MUTASI: Record<StatusAkses, string> = {
  1: 'Belum diajukan',
  2: 'Menunggu tujuan',
  3: 'Dikonfirmasi',
  4: 'Tidak jadi',
};
