/** For how many days a mailed link decides (aturan/cuti#persetujuan). */
export const TAUTAN_HARI = 14;
