/** For how many days the files of reports and of excerpts of the log are kept (aturan/pengaturan#masa-simpan). */
export const LAPORAN_HARI = 90;
/** And a copy of one's own data: it holds more about somebody than anything else does. */
export const DATA_SAYA_HARI = 7;
/** And the photo of somebody who is a member nowhere any more: he comes back within a year, or not. */
export const FOTO_BERAKHIR_HARI = 365;

/** For how many days rows are kept that nobody sets a time for, since they ran out or were made. */
export const MASA_SIMPAN_HARI = {
  /** Its contacts are held against taps made offline, which may come a week late. */
  sesi: 7,
  tautan: 7,
  /** Of who can sign in no more; others get theirs every morning. */
  surat_harian: 7,
  pemberitahuan: 90,
  pengingat_hari: 30,
  faktor_tanpa_bukti: 1,
  pendaftaran_tanpa_konfirmasi: 7,
  permintaan_aktivasi: 90,
  /** A file of a questionnaire that nobody has sent an answer with. */
  berkas_tanpa_jawaban: 90,
  /** By the last of a person's stays a newcomer is told from somebody who comes back after a year. */
  peramban: 400,
  /** One that is sent is tried for a day. */
  surat_tersegel: 3,
  /** One that is read in the browser waits for its reader. */
  surat_terbaca: 30,
  pekerjaan: 90,
  /** A report is listed for a year, also once its file is gone. */
  daftar_laporan: 365,
} as const;
