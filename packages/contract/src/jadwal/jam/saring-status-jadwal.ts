/** What lists of schedules can be narrowed to, by the filter's own numbers. */
export const SARING_STATUS_JADWAL = { aktif: 1, tidak_aktif: 2 } as const;

export type SaringStatusJadwal = (typeof SARING_STATUS_JADWAL)[keyof typeof SARING_STATUS_JADWAL];
