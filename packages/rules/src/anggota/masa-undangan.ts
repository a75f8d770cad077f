/** How many days an invitation waits for its answer (aturan/akses#akun-bersama). */
export const UNDANGAN_HARI = 14;
/** And how many it stays listed where it was refused, or never answered. */
export const UNDANGAN_LALU_HARI = 30;
