/** What a person is told whose account has just become his own. */
export const KALIMAT_AKTIF = 'Akun Anda aktif. Silakan masuk';
