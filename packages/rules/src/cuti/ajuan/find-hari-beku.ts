import type { Tanggal } from '../../waktu/tanggal.ts';
import type { HariCuti } from '../saldo/hari-cuti.ts';

/**
 * The first counted day of a leave that is frozen (aturan/verval#beku): the leave would move it, so it is neither asked for nor
 * approved until the month is opened. Null where there is none.
 */
export function findHariBeku(days: readonly HariCuti[], beku: readonly Tanggal[]): Tanggal | null {
  return days.find(({ tanggal, hari }) => hari > 0 && beku.includes(tanggal))?.tanggal ?? null;
}
