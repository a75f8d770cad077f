import type { StatusTahan } from '../ketukan/status-tahan.ts';

/** What was last decided about an event; null where nobody has decided. */
export type PutusanTercatat = 'dihitung' | Exclude<StatusTahan, 'menunggu_tinjauan'>;

/**
 * Why an event does not count, or null when it does (aturan/presensi#tinjauan): what was decided says so, and until then one
 * that was recorded to wait waits. `hadir.events_antara` says the same to the days.
 */
export function tahanOf(putusan: PutusanTercatat | null, is_ditinjau: boolean): StatusTahan | null {
  if (putusan === null) return is_ditinjau ? 'menunggu_tinjauan' : null;
  return putusan === 'dihitung' ? null : putusan;
}
