/** The header of an answer that holds the server's time, signed for the session; `presensi.submit` takes it back. */
export const HEADER_WAKTU = 'hadir-waktu';
