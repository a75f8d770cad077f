/** The name of the work that makes a report. */
export const BUAT_LAPORAN = 'laporan';
