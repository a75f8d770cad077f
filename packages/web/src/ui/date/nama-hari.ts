/** The days of the week, from Senin. */
export const NAMA_HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/** A day of the week by its number: 1 is Senin. */
export const namaHari = (hari: number): string => NAMA_HARI[hari - 1] ?? '';
