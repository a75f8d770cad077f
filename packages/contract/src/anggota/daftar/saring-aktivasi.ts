/** Whether lists of members hold those who have activated their account, or those who have not. */
export const SARING_AKTIVASI = { sudah: 1, belum: 2 } as const;

export const LABEL_AKTIVASI = {
  [SARING_AKTIVASI.sudah]: 'Sudah aktivasi',
  [SARING_AKTIVASI.belum]: 'Belum aktivasi',
} as const;
