/** How far a member's account is; with 2 log-in still works. */
export const STATUS_KEANGGOTAAN = { belum_aktivasi: 0, aktif: 1, tidak_aktif: 2 } as const;

export const LABEL_KEANGGOTAAN = { 0: 'Belum aktivasi', 1: 'Aktif', 2: 'Tidak aktif' } as const;

export type StatusKeanggotaan = (typeof STATUS_KEANGGOTAAN)[keyof typeof STATUS_KEANGGOTAAN];
