/** What is said wherever a category would be chosen or listed. */
export const BELUM_ADA_KATEGORI = 'Belum tersedia kategori ketidakhadiran yang dibuat';
