import { checkRentang } from '../../waktu/rentang.ts';
import { tahunOf, type Tanggal, type TanggalRange } from '../../waktu/tanggal.ts';

/** The longest leave there is, of three years, with a margin; in days. */
export const MAKS_HARI_CUTI = 1200;
/** As far ahead as the product's lists of years reach. */
const TAHUN_KE_DEPAN = 5;

export type SalahRentangCuti = 'terbalik' | 'terlalu_panjang' | 'terlalu_jauh';

/** The last year in which a leave may end. */
export const tahunCutiTerakhir = (hariIni: Tanggal): number => tahunOf(hariIni) + TAHUN_KE_DEPAN;

/** What makes dates of a leave such as nobody can mean: reversed, longer than any leave, or years away (aturan/cuti#ajuan). */
export function checkRentangCuti(range: TanggalRange, hariIni: Tanggal): SalahRentangCuti | null {
  const salah = checkRentang(range, MAKS_HARI_CUTI);
  if (salah) return salah;
  return tahunOf(range.tgl_akhir) > tahunCutiTerakhir(hariIni) ? 'terlalu_jauh' : null;
}
