import type { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';

/** How a tenant, an organisation or an atribut stands, on screen and in a sheet. */
export const LABEL_STATUS_TEMPAT: Record<(typeof STATUS_RECORD)[keyof typeof STATUS_RECORD], string> = {
  11: 'Aktif',
  12: 'Tidak aktif',
  13: 'Menunggu',
  14: 'Ditolak',
  15: 'Diblokir',
};
