import type { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';

/** The staff system's own words for an organisation's status. */
export const LABEL_SIMPATIKA: Record<(typeof STATUS_SIMPATIKA)[keyof typeof STATUS_SIMPATIKA], string> = {
  1: 'Aktif',
  2: 'Tidak aktif',
  3: 'Menunggu',
  4: 'Ditolak',
  5: 'Diblokir',
};
