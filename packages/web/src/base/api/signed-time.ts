/** One moment by both clocks of this device: the one that its owner can set, and the one that only counts. */
export type Moment = { jam: number; hitungan: number };

/** The server's signed time, and when it was signed by this device's clocks. */
type Kept = { tanda: string; pada: Moment };

/** A signed time and how many milliseconds have passed since it was signed. */
export type SignedTap = { tanda: string; jeda_ms: number };

/** So far apart the two clocks may run before one of them was set or stood still. */
const TOLERANSI_MS = 5000;

/** Of this page only: the count begins anew with every page, so that nothing can be counted on from an earlier one. */
let kept: Kept | undefined;

export const momentNow = (): Moment => ({ jam: Date.now(), hitungan: performance.now() });

/** Keeps the newest signed time of an answer, as of the middle of the way there and back; nothing where it has none. */
export function keepSignedTime(tanda: string | null, sent: Moment, received: Moment): void {
  if (tanda === null) return;
  const middle = (name: keyof Moment) => (sent[name] + received[name]) / 2;
  kept = { tanda, pada: { jam: middle('jam'), hitungan: middle('hitungan') } };
}

/**
 * What proves a moment to the server: the newest signed time and what was counted since. Null where this page has none
 * yet, and where the two clocks disagree: one was set meanwhile, or the device slept and the count stood still.
 */
export function signedTap(now: Moment = momentNow()): SignedTap | null {
  if (!kept) return null;
  const counted = now.hitungan - kept.pada.hitungan;
  if (Math.abs(now.jam - kept.pada.jam - counted) > TOLERANSI_MS) return null;
  return { tanda: kept.tanda, jeda_ms: Math.max(0, Math.round(counted)) };
}
