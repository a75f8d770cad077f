import type { Gender, GENDER_TERHITUNG } from '@hadir/rules/kode/gender.ts';

export const LABEL_GENDER: Record<Gender, string> = { L: 'Laki-laki', P: 'Perempuan' };

/** With those whose gender is on no record. */
export const LABEL_GENDER_TERHITUNG: Record<(typeof GENDER_TERHITUNG)[number], string> = {
  ...LABEL_GENDER,
  kosong: 'Belum diisi',
};
