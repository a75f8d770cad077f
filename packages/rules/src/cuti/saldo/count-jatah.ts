import type { Tanggal } from '../../waktu/tanggal.ts';
import type { AturanSaldo } from '../kategori/kategori-cuti.ts';

/**
 * The right of a year for who is a member since a date (null: since before it), and for how many months of twelve it is
 * (aturan/cuti#anggota-baru): the month of joining counts, and of the days what is no whole day falls away.
 */
export function countJatah(
  { jatah_tahunan, is_prorata }: Pick<AturanSaldo, 'jatah_tahunan' | 'is_prorata'>,
  tahun: number,
  anggota_sejak: Tanggal | null,
): { hari: number; bulan: number } {
  if (anggota_sejak === null || anggota_sejak < `${tahun}-01-01`) return { hari: jatah_tahunan, bulan: 12 };
  if (anggota_sejak > `${tahun}-12-31`) return { hari: 0, bulan: 0 };
  if (!is_prorata) return { hari: jatah_tahunan, bulan: 12 };
  const bulan = 13 - Number(anggota_sejak.slice(5, 7));
  return { hari: bulan === 12 ? jatah_tahunan : Math.floor((jatah_tahunan * bulan) / 12), bulan };
}
