/** Where an item of Beranda's follow-up list stands (aturan/laporan#tindak-lanjut). */
export const STATUS_TINDAK_LANJUT = { baru: 12, dikerjakan: 13, selesai: 14, ditutup: 15, ditolak: 16 } as const;

export type StatusTindakLanjut = (typeof STATUS_TINDAK_LANJUT)[keyof typeof STATUS_TINDAK_LANJUT];
