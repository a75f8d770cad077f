/** What an operator does about an event that waits for his review. */
export const LABEL_TINDAKAN_PRESENSI = { hitung: 'Terima', tolak: 'Tolak' } as const;
