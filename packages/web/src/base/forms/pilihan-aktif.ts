import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';

/** In use, or put out of use: what a form or a filter offers. */
export const PILIHAN_AKTIF = [
  { value: STATUS_RECORD.aktif, label: 'Aktif' },
  { value: STATUS_RECORD.tidak_aktif, label: 'Tidak aktif' },
];
