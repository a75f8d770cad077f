/** Whether an announcement stands on Beranda today (aturan/laporan#tindak-lanjut). */
export const STATUS_PENGUMUMAN = { aktif: 17, tidak_aktif: 18 } as const;

export type StatusPengumuman = (typeof STATUS_PENGUMUMAN)[keyof typeof STATUS_PENGUMUMAN];
