/** What a member's day came to; terbuka is a work day whose window is still open and that has nothing yet. */
export const STATUS_KEHADIRAN = ['hadir', 'absen', 'cuti', 'libur', 'terbuka'] as const;

export type StatusKehadiran = (typeof STATUS_KEHADIRAN)[number];
