/** For how long a code makes a browser a kiosk (aturan/perangkat#kios). */
export const KODE_KIOS_MENIT = 10;
/** A machine or kiosk not heard of for so long is silent: a day. */
export const PERANGKAT_DIAM_JAM = 24;
