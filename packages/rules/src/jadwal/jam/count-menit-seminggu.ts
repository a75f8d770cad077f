import type { Menit } from '../../waktu/jam.ts';
import { TIPE_JADWAL, type Jadwal } from './jadwal.ts';
import { countMenitBaris } from './jam-kerja.ts';

/** The work of a week without breaks, to be shown beside the norm; null for a shift, whose week the roster makes. */
export function countMenitSeminggu(jadwal: Jadwal): Menit | null {
  if (jadwal.tipe_jadwal === TIPE_JADWAL.shift) return null;
  return jadwal.baris.reduce((sum, baris) => sum + countMenitBaris(baris), 0);
}
