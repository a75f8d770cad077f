import type { SebabDitinjau } from '../presensi/ketukan/sebab-ditinjau.ts';

/**
 * Who can have registered a machine or changed what it sends from, and when that was done last; and whether it is heard from
 * any address.
 */
export type PengaturMesin = { oleh: readonly number[]; pada: number | null; isTerbuka: boolean };

/** So long after its moment a line still is as a machine sends it by itself; in milliseconds. */
export const SEGERA_MS = 15 * 60_000;

/**
 * Why a machine's line waits for review: whoever may make it a machine of the place can have it say anything of what was before,
 * and whoever reads its number can speak for one that is heard from any address, later than it speaks itself; nobody decides
 * about his own (aturan/perangkat#mesin-sendiri). Null where it counts.
 */
export function judgeBarisMesin(
  { user_id, waktu, diterima }: { user_id: number; waktu: number; diterima: number },
  { oleh, pada, isTerbuka }: PengaturMesin,
): readonly SebabDitinjau[] | null {
  if (!oleh.includes(user_id)) return null;
  if (pada !== null && waktu < pada) return ['mesin_sendiri'];
  return isTerbuka && diterima - waktu > SEGERA_MS ? ['mesin_terbuka'] : null;
}
