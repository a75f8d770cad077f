/** What a person reads where something went wrong that nobody foresaw. */
export const KALIMAT_GAGAL = 'Terjadi kesalahan pada sistem. Harap hubungi Administrator';
