/** What Riwayat Kehadiran can be narrowed to: days on which a record is missing and not excused, or that cost a cut. */
export const HANYA_RIWAYAT = ['tidak_lengkap', 'potongan'] as const;
