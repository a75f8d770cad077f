import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';

/** How a tenant, an organisation or an atribut stands, on screen and in a sheet. */
export const LABEL_STATUS_TEMPAT: Record<(typeof STATUS_RECORD)[keyof typeof STATUS_RECORD], string> = {
  [STATUS_RECORD.aktif]: 'Aktif',
  [STATUS_RECORD.tidak_aktif]: 'Tidak aktif',
  [STATUS_RECORD.menunggu]: 'Menunggu',
  [STATUS_RECORD.ditolak]: 'Ditolak',
  [STATUS_RECORD.diblokir]: 'Diblokir',
};

/** Of what is only in use or out of use. */
export const sebutAktif = (isAktif: boolean): string =>
  LABEL_STATUS_TEMPAT[isAktif ? STATUS_RECORD.aktif : STATUS_RECORD.tidak_aktif];
