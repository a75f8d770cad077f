import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';

/** The status that a list's filter names (filter_status_jadwal: 1 active, 2 inactive). */
export const statusOfSaring = (saring: number): number =>
  saring === 1 ? STATUS_RECORD.aktif : STATUS_RECORD.tidak_aktif;
