import { toDayNumber, type Berlaku, type TanggalRange } from './tanggal.ts';

/** How many days are asked for at once at the most: a year, whichever. */
export const SETAHUN_HARI = 366;
/** The longest month. */
export const SEBULAN_HARI = 31;

/** What is wrong with a span of at most `maks` days: it ends before it begins, or is longer. */
export function checkRentang(
  { tgl_awal, tgl_akhir }: TanggalRange,
  maks: number = SETAHUN_HARI,
): 'terbalik' | 'terlalu_panjang' | null {
  if (tgl_akhir < tgl_awal) return 'terbalik';
  return toDayNumber(tgl_akhir) - toDayNumber(tgl_awal) >= maks ? 'terlalu_panjang' : null;
}

/** Whether a validity ends before it begins; an open one never does. */
export const isMasaTerbalik = ({ tgl_mulai, tgl_selesai }: Berlaku): boolean =>
  tgl_selesai !== null && tgl_selesai < tgl_mulai;
