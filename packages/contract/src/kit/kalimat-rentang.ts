/** What is said of a span from a day to a day, and of a validity, that ends before it begins. */
export const AKHIR_SEBELUM_AWAL = 'Tanggal akhir tidak boleh sebelum tanggal awal';
export const SELESAI_SEBELUM_MULAI = 'Tanggal selesai tidak boleh sebelum tanggal mulai';
