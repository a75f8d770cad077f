import type { SebabDitinjau } from '../presensi/ketukan/sebab-ditinjau.ts';

/** Who can have registered a machine or changed what it sends from, and when that was done last. */
export type PengaturMesin = { oleh: readonly number[]; pada: number | null };

/**
 * Why a machine's line waits for review: whoever may make it a machine of the place can have it say anything of what was before,
 * and nobody decides about his own (aturan/perangkat#mesin-sendiri); null where it counts.
 */
export const judgeBarisMesin = (
  { user_id, waktu }: { user_id: number; waktu: number },
  { oleh, pada }: PengaturMesin,
): readonly SebabDitinjau[] | null =>
  pada !== null && waktu < pada && oleh.includes(user_id) ? ['mesin_sendiri'] : null;
