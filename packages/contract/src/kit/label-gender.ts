import type { Gender } from '@hadir/rules/kode/gender.ts';

export const LABEL_GENDER: Record<Gender, string> = { L: 'Laki-laki', P: 'Perempuan' };
