/** The weekdays as schedules count them: 1 Senin … 7 Minggu. */
export const HARI_PEKAN = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

export const namaHari = (hari: number): string => HARI_PEKAN[hari - 1] ?? '';
