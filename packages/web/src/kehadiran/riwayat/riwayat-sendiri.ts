/** Under the title of one's own days, whoever else's the reader may see elsewhere. */
export const RIWAYAT_SENDIRI = 'Kehadiran Anda hari demi hari.';
