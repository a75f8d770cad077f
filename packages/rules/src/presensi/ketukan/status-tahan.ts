/** Why an event does not count whatever day it falls on: awaiting review, refused, removed by an operator, or its request taken back. */
export const STATUS_TAHAN = ['menunggu_tinjauan', 'ditolak', 'dihapus', 'dibatalkan'] as const;
export type StatusTahan = (typeof STATUS_TAHAN)[number];
