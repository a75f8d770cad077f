export const STATUS_PEKERJAAN = ['menunggu', 'berjalan', 'selesai', 'gagal'] as const;
export type StatusPekerjaan = (typeof STATUS_PEKERJAAN)[number];

/** Whether there is more to come of work in the background. */
export const isBerjalan = (pekerjaan: { status: StatusPekerjaan } | null | undefined): boolean =>
  pekerjaan?.status === 'menunggu' || pekerjaan?.status === 'berjalan';
