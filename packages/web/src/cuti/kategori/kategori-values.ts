import type { BatasRekan } from '@hadir/contract/cuti/kategori/batas-rekan.ts';
import { KategoriCutiIsi, type KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { KATEGORI_UMUM } from '@hadir/rules/cuti/kategori/kategori-umum.ts';

/** A category in its form: an emptied number is null. */
export type KategoriValues = Omit<KategoriCuti, 'cuti_kategori_id' | 'id' | 'is_aktif' | 'batas_rekan' | Angka> &
  Record<Angka, number | null> & { batas_rekan: BatasRekanValue | null };
/** A limit in its form: the number may still be empty. */
export type BatasRekanValue = Omit<BatasRekan, 'nilai'> & { nilai: number | null };
type Angka = 'jatah_tahunan' | 'maks_bawa' | 'min_pemberitahuan' | 'maks_mundur';

export const kategoriSchema = KategoriCutiIsi;

const BARU: KategoriValues = { ...KATEGORI_UMUM, nama: '', jenis: 'lain' };

export function toKategoriValues(kategori: KategoriCuti | undefined): KategoriValues {
  if (!kategori) return BARU;
  const { cuti_kategori_id: _, id: __, is_aktif: ___, ...values } = kategori;
  return values;
}
