/** The version of a request that was never changed since it was first sent. */
const VERSI_AWAL = 1;

/**
 * Whether a decision answers another version of a request than the one that waits (aturan/cuti#persetujuan). One that does
 * not say which it answers, answers the first.
 */
export const isVersiLain = (dijawab: number | undefined, menunggu: number): boolean =>
  (dijawab ?? VERSI_AWAL) !== menunggu;
