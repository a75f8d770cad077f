/** What giving back no day at all is refused with. */
export const KALIMAT_TANPA_HARI = 'Pilih hari yang dikembalikan';
