/** How far a member's account is; with 2 log-in still works. */
export const STATUS_KEANGGOTAAN = { belum_aktivasi: 0, aktif: 1, tidak_aktif: 2 } as const;

export const LABEL_KEANGGOTAAN = {
  [STATUS_KEANGGOTAAN.belum_aktivasi]: 'Belum aktivasi',
  [STATUS_KEANGGOTAAN.aktif]: 'Aktif',
  [STATUS_KEANGGOTAAN.tidak_aktif]: 'Tidak aktif',
} as const;

export type StatusKeanggotaan = (typeof STATUS_KEANGGOTAAN)[keyof typeof STATUS_KEANGGOTAAN];
