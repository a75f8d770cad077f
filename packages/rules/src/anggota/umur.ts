import type { Tanggal } from '../waktu/tanggal.ts';

/** How old somebody is: whole months up to the twelfth, whole years above. Null for a birthday that is yet to come. */
export type Umur = { bulan: number } | { tahun: number };

/** The age on a day by the birthday; who was born on the 31st is a month older on the 1st where a month has none. */
export function toUmur(tgl_lahir: Tanggal, pada: Tanggal): Umur | null {
  if (pada < tgl_lahir) return null;
  const [tahunLahir = 0, bulanLahir = 0, hariLahir = 0] = tgl_lahir.split('-').map(Number);
  const [tahun = 0, bulan = 0, hari = 0] = pada.split('-').map(Number);
  const umur = (tahun - tahunLahir) * 12 + bulan - bulanLahir - (hari < hariLahir ? 1 : 0);
  return umur > 12 ? { tahun: Math.floor(umur / 12) } : { bulan: umur };
}
