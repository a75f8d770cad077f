import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import { LABEL_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';

/** The words for a member's codes, as the product shows them. */
export const ANGGOTA_LABELS = {
  status: LABEL_KEANGGOTAAN,
  role: { 3: 'Operator', 4: 'User' },
  gender: LABEL_GENDER,
  aktivasi: { 1: 'Sudah aktivasi', 2: 'Belum aktivasi' },
} as const;
