import type { JadwalShift, TukarShift } from '../jadwal/jam/fakta-jadwal.ts';
import type { AjuanTukarShift } from '../jadwal/tukar/tukar-shift.ts';

/** An approved swap as one of its members meets it: on each date what the other's roster says, where that has a row. */
export function toTukarShift(
  swap: Pick<AjuanTukarShift, 'tanggal_a' | 'tanggal_b'> & { tukar_shift_id: number },
  rosterLain: readonly JadwalShift[],
): TukarShift[] {
  return rosterLain
    .filter(({ tanggal }) => tanggal === swap.tanggal_a || tanggal === swap.tanggal_b)
    .map(({ tanggal, jadwal_id }) => ({ tukar_shift_id: swap.tukar_shift_id, tanggal, jadwal_id }));
}
