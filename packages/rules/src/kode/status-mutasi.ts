/** Status of a transfer, and of a request for access. */
export const STATUS_MUTASI = { dibuat: 1, diajukan: 2, disetujui: 3, ditolak: 4 } as const;

export type StatusMutasi = (typeof STATUS_MUTASI)[keyof typeof STATUS_MUTASI];
