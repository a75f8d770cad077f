/** What half a day is refused with where a category knows none. */
export const KALIMAT_UTUH = 'Kategori ini dihitung dalam hari penuh';
