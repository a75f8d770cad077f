/** What is said of a span from a day to a day, and of a validity, that ends before it begins. */
export const AKHIR_SEBELUM_AWAL = 'Tanggal akhir tidak boleh sebelum tanggal awal';
export const SELESAI_SEBELUM_MULAI = 'Tanggal selesai tidak boleh sebelum tanggal mulai';

/** Said of a date whose year nobody means. */
export const TAHUN_DI_LUAR = 'Isi tanggal antara 01-01-1900 dan 31-12-2199';

/** Said of a span that is longer than so many days. */
export const sebutRentangTerpanjang = (maks: number): string => `Rentang paling panjang ${maks} hari`;
