import { checkJamBaris, type GalatJam, type JamBaris } from './check-jam-baris.ts';
import { TIPE_JADWAL, type TipeJadwal } from './jadwal.ts';

export type GalatBaris = GalatJam | 'shift_satu_baris' | 'shift_berhari' | 'tanpa_hari' | 'hari_berulang';

type Baris = JamBaris & { hari: number };

/** What is wrong with the rows, and where: in one of them, or (null) with how many there are. */
export type SalahBaris = { indeks: number | null; isian: keyof Baris | null; galat: GalatBaris };

/** Why the rows cannot be those of hours of their type, or null when they can (aturan/jadwal#jam-baris); the first is told. */
export function checkBarisJadwal(tipe: TipeJadwal, baris: readonly Baris[]): SalahBaris | null {
  const isShift = tipe === TIPE_JADWAL.shift;
  if (isShift && baris.length !== 1) return { indeks: null, isian: null, galat: 'shift_satu_baris' };
  for (const [indeks, row] of baris.entries()) {
    if ((row.hari === 0) !== isShift) return { indeks, isian: 'hari', galat: isShift ? 'shift_berhari' : 'tanpa_hari' };
    if (baris.findIndex(({ hari }) => hari === row.hari) !== indeks) {
      return { indeks, isian: 'hari', galat: 'hari_berulang' };
    }
    const salah = checkJamBaris(tipe, row);
    if (salah) return { indeks, ...salah };
  }
  return null;
}
