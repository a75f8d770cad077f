import type { SebabDitinjau } from '../presensi/ketukan/sebab-ditinjau.ts';

/** Who registered a machine, or last changed what it sends from, and when. */
export type PengaturMesin = { oleh: number | null; pada: number | null };

/**
 * Why a machine's line waits for review: whoever made it a machine of the place can have it say anything of what was before,
 * and nobody decides about his own (aturan/perangkat#mesin-sendiri); null where it counts.
 */
export const judgeBarisMesin = (
  { user_id, waktu }: { user_id: number; waktu: number },
  { oleh, pada }: PengaturMesin,
): readonly SebabDitinjau[] | null => (user_id === oleh && pada !== null && waktu < pada ? ['mesin_sendiri'] : null);
