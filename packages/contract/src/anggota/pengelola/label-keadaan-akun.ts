import type { KeadaanAkun } from './pengelola.ts';

/** How an account above the members stands. */
export const LABEL_KEADAAN_AKUN: Record<KeadaanAkun, string> = {
  belum_aktivasi: 'Belum aktivasi',
  aktif: 'Aktif',
  tidak_aktif: 'Tidak aktif',
  diblokir: 'Diblokir',
};
