/** Beside a private address that the server keeps only a print of. */
export const SALIN_SEKALI = 'Salin sekarang; alamat ini tidak ditampilkan lagi.';
