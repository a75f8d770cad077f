import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';

/** Which edition a place uses (aturan/akses#edisi). */
export const sebutEdisi = (organisasi: { k_sumber_data: number }): string =>
  isTerhubung(organisasi) ? 'Terhubung' : 'Umum';
