/** Status of a manual attendance request. */
export const STATUS_PRESENSI_MANUAL = { diajukan: 4, disetujui: 5, ditolak: 6, dibatalkan: 8 } as const;

export type StatusPresensiManual = (typeof STATUS_PRESENSI_MANUAL)[keyof typeof STATUS_PRESENSI_MANUAL];
