import { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';

/** The staff system's own words for an organisation's status. */
export const LABEL_SIMPATIKA: Record<(typeof STATUS_SIMPATIKA)[keyof typeof STATUS_SIMPATIKA], string> = {
  [STATUS_SIMPATIKA.aktif]: 'Aktif',
  [STATUS_SIMPATIKA.tidak_aktif]: 'Tidak aktif',
  [STATUS_SIMPATIKA.menunggu]: 'Menunggu',
  [STATUS_SIMPATIKA.ditolak]: 'Ditolak',
  [STATUS_SIMPATIKA.diblokir]: 'Diblokir',
};
