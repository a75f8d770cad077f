import {
  coversTanggal,
  isBerlaku,
  toDayNumber,
  type Berlaku,
  type Tanggal,
  type TanggalRange,
} from '../../waktu/tanggal.ts';
import { SEHARI_MENIT } from '../../waktu/sehari.ts';
import type { HariKerja } from '../berlaku/hari-kerja.ts';

/**
 * What is wrong with a day of the roster: it begins too soon after the last one ended, or before it ended; it lies outside
 * the membership; its hours have no version on the date, so that the roster does not answer; it gives work to who is on leave.
 */
export const KONFLIK_SHIFT = [
  'istirahat_kurang',
  'tumpang_tindih',
  'bukan_anggota',
  'tanpa_versi',
  'sedang_cuti',
] as const;
export type KonflikShift = (typeof KONFLIK_SHIFT)[number];

/** How long the rest between two working days should be at the least (aturan/jadwal#istirahat-shift): eleven hours. */
export const ISTIRAHAT_SHIFT_MENIT = 660;

type Hari = Pick<HariKerja, 'tanggal'> & { kerja: Pick<NonNullable<HariKerja['kerja']>, 'masuk' | 'pulang'> | null };

/** Minutes from the end of the last working day before a day to its beginning; null where either of them is no work. */
export function countIstirahatShift(sebelum: readonly Hari[], { tanggal, kerja }: Hari): number | null {
  const terakhir = sebelum.findLast((hari) => hari.kerja !== null);
  if (!kerja || !terakhir?.kerja) return null;
  const di_antara = (toDayNumber(tanggal) - toDayNumber(terakhir.tanggal)) * SEHARI_MENIT;
  return di_antara + kerja.masuk - terakhir.kerja.pulang;
}

type Cuti = TanggalRange & { setengah_hari: unknown };

/** Whether approved leave takes the whole of a date, whatever is due on it. */
export const isCutiPenuh = (cuti: readonly Cuti[], tanggal: Tanggal): boolean =>
  cuti.some((one) => one.setengah_hari === null && coversTanggal(one, tanggal));

type HariShift = Pick<HariKerja, 'tanggal' | 'pilihan'> & {
  kerja: unknown;
  istirahat_menit: number | null;
  is_roster: boolean;
};

/** What is wrong with a member's day in the roster's grid (aturan/jadwal#istirahat-shift); it refuses nothing. */
export function judgeKonflikShift(
  { tanggal, pilihan, kerja, istirahat_menit, is_roster }: HariShift,
  { keanggotaan, cuti }: { keanggotaan: readonly Berlaku[]; cuti: readonly Cuti[] },
): KonflikShift[] {
  const konflik: KonflikShift[] = [];
  if (istirahat_menit !== null && istirahat_menit < 0) konflik.push('tumpang_tindih');
  else if (istirahat_menit !== null && istirahat_menit < ISTIRAHAT_SHIFT_MENIT) konflik.push('istirahat_kurang');
  if (!is_roster) return konflik;
  if (!keanggotaan.some((masa) => isBerlaku(masa, tanggal))) konflik.push('bukan_anggota');
  if (pilihan?.lapisan !== 'roster' && pilihan?.lapisan !== 'tukar-shift') konflik.push('tanpa_versi');
  if (kerja !== null && isCutiPenuh(cuti, tanggal)) konflik.push('sedang_cuti');
  return konflik;
}
