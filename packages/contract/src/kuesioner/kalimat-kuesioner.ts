/** What is said by the server, and by a screen that knows it before it asks. */
export const KALIMAT_SUDAH_TUTUP = 'Kuesioner ini sudah ditutup dan tidak menerima jawaban lagi';
export const KALIMAT_TAUTAN_KUESIONER =
  'Tautan kuesioner ini tidak berlaku. Mintalah tautan yang baru kepada pengirimnya';
