/** For how long a second factor is waited for, after the password or while one is set up (aturan/akses#faktor-kedua). */
export const TANTANGAN_MENIT = 5;
/** For how long a code of the staff system is good in the browser that went there (aturan/masuk-simpatika#masuk). */
export const LANGKAH_SIMPATIKA_MENIT = 10;
/** For how long one may still show that the account here is one's own (aturan/masuk-simpatika#sambungan). */
export const SAMBUNGAN_SIMPATIKA_MENIT = 30;
