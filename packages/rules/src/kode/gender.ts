export const GENDER = { laki_laki: 'L', perempuan: 'P' } as const;

/** What people are counted and listed apart by: who has none on record is neither. */
export const GENDER_TERHITUNG = [GENDER.perempuan, GENDER.laki_laki, 'kosong'] as const;

export type Gender = (typeof GENDER)[keyof typeof GENDER];
