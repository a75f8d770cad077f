/** What becomes of the days of a category that is taken away. */
export const DINILAI_TANPANYA =
  'Hari yang mendapat kategori ini dinilai ulang tanpanya. Untuk mengakhirinya, isi tanggal sampai.';
