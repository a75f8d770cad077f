import type { KategoriCutiIsi } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';

type Isi = KategoriCutiIsi & Record<string, unknown>;

/** A category's fields as they are stored: what is left out is none. */
export function toKategoriRow(isi: Isi) {
  const { nama, jenis, is_saldo, hitungan, jatah_tahunan, maks_bawa, tahun_bawa, is_setengah_hari, is_prorata } = isi;
  const { bawaan_sampai = null, maks_hari = null, lampiran_mulai_hari = null, gender = null, batas_rekan = null } = isi;
  const { min_pemberitahuan, maks_mundur } = isi;
  return {
    nama,
    jenis,
    is_saldo,
    hitungan,
    jatah_tahunan,
    maks_bawa,
    tahun_bawa,
    is_setengah_hari,
    is_prorata,
    batas_rekan,
    bawaan_sampai,
    maks_hari,
    lampiran_mulai_hari,
    gender,
    min_pemberitahuan,
    maks_mundur,
  };
}
