import { KODE_PERAN, LABEL_PERAN } from '@hadir/rules/akses/peran.ts';
import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import { LABEL_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';

/** The words for a member's codes, as the product shows them. */
export const ANGGOTA_LABELS = {
  status: LABEL_KEANGGOTAAN,
  role: { [KODE_PERAN.operator]: LABEL_PERAN.operator, [KODE_PERAN.user]: LABEL_PERAN.user },
  gender: LABEL_GENDER,
  aktivasi: { [SARING_AKTIVASI.sudah]: 'Sudah aktivasi', [SARING_AKTIVASI.belum]: 'Belum aktivasi' },
} as const;
