export const GENDER = { laki_laki: 'L', perempuan: 'P' } as const;

export type Gender = (typeof GENDER)[keyof typeof GENDER];
