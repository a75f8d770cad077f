/** What Riwayat Kehadiran can be narrowed to: days on which a record is missing and not excused, or that cost a cut. */
export const HANYA_RIWAYAT = ['tidak_lengkap', 'potongan'] as const;

export const SORT_RIWAYAT = ['tanggal', '-tanggal', 'nama', '-nama'] as const;
/** The latest days first, unless asked otherwise. */
export const SORT_RIWAYAT_BAWAAN = '-tanggal' satisfies (typeof SORT_RIWAYAT)[number];

/** Days of the week, 1 is Senin. */
export const HARI_SEPEKAN = { dari: 1, sampai: 7 } as const;
