/** What a leave category is where nothing else is said of it: without balance, in working days, without limits (aturan/cuti#kategori). */
export const KATEGORI_UMUM = {
  is_saldo: false,
  hitungan: 'kerja',
  jatah_tahunan: 0,
  maks_bawa: 0,
  tahun_bawa: 1,
  bawaan_sampai: null,
  maks_hari: null,
  min_pemberitahuan: 0,
  maks_mundur: 0,
  lampiran_mulai_hari: null,
  gender: null,
  is_setengah_hari: false,
  is_prorata: false,
  batas_rekan: null,
} as const;
