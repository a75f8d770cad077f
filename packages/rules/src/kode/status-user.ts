/** Status of an account; 1 counts against the quota. */
export const STATUS_USER = { aktif: 1, tidak_aktif: 2, menunggu: 13, ditolak: 14, diblokir: 15 } as const;
