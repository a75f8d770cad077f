import type { Tanggal } from '../../waktu/tanggal.ts';
import type { JadwalShift } from '../jam/fakta-jadwal.ts';

/** Two members who exchange what their rosters say on each of two dates; the same date twice is one. */
export type AjuanTukarShift = { user_id_a: number; tanggal_a: Tanggal; user_id_b: number; tanggal_b: Tanggal };

/**
 * What a swap is checked against: both rosters, and the dates on which each member has a swap under way or approved.
 */
export type FaktaTukarShift = {
  roster: readonly (JadwalShift & { user_id: number })[];
  lain: readonly { user_id: number; tanggal: Tanggal }[];
};

export type TukarShiftRefusal =
  | { reason: 'same_member' }
  | { reason: 'tanpa_beda' }
  | { reason: 'tanpa_roster'; user_id: number; tanggal: Tanggal }
  | { reason: 'sudah_ditukar'; user_id: number; tanggal: Tanggal };

function listTanggalTukar({ tanggal_a, tanggal_b }: Pick<AjuanTukarShift, 'tanggal_a' | 'tanggal_b'>): Tanggal[] {
  return tanggal_a === tanggal_b ? [tanggal_a] : [tanggal_a, tanggal_b];
}

/**
 * Why two members cannot swap, or null when they can: each needs a roster row, and no other swap, on each date, and on one
 * of them the rows must differ (aturan/jadwal#tukar-shift).
 */
export function checkTukarShift(ajuan: AjuanTukarShift, { roster, lain }: FaktaTukarShift): TukarShiftRefusal | null {
  if (ajuan.user_id_a === ajuan.user_id_b) return { reason: 'same_member' };
  const dates = listTanggalTukar(ajuan);
  for (const tanggal of dates) {
    for (const user_id of [ajuan.user_id_a, ajuan.user_id_b]) {
      const isHis = (row: { user_id: number; tanggal: Tanggal }) => row.user_id === user_id && row.tanggal === tanggal;
      if (!roster.some(isHis)) return { reason: 'tanpa_roster', user_id, tanggal };
      if (lain.some(isHis)) return { reason: 'sudah_ditukar', user_id, tanggal };
    }
  }
  const isiOf = (tanggal: Tanggal) => roster.filter((row) => row.tanggal === tanggal).map(({ jadwal_id }) => jadwal_id);
  return dates.some((tanggal) => new Set(isiOf(tanggal)).size > 1) ? null : { reason: 'tanpa_beda' };
}
