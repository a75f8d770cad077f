/** For how many days a token activates (aturan/akses#aktivasi). */
export const AKTIVASI_HARI = 90;
/** One that holds so much longer is given again where one is asked for. */
export const AKTIVASI_CUKUP_HARI = 30;
/** For how many days a request that was turned down is not shown again. */
export const TOLAK_AKTIVASI_HARI = 7;
