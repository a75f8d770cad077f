/** Where a request to come in stands: written, confirmed by its applicant's e-mail, and decided. */
export const STATUS_AKSES = { dibuat: 1, diajukan: 2, disetujui: 3, ditolak: 4 } as const;

export type StatusAkses = (typeof STATUS_AKSES)[keyof typeof STATUS_AKSES];
