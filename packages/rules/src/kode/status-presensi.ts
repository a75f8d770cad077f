/** What an event of a day's attendance came to (riwayat_kehadiran). */
export const STATUS_PRESENSI = { tepat_waktu: 1, terlambat: 2, istirahat: 3, pulang_cepat: 4, pulang: 5 } as const;

export type StatusPresensi = (typeof STATUS_PRESENSI)[keyof typeof STATUS_PRESENSI];
