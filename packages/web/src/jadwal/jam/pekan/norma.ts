/** A tenant's norm of a work week, in minutes without breaks. */
export type Norma = { norma_menit: number; norma_menit_ramadan: number };

/** 37,5 hours, in Ramadan 32,5 (aturan/jadwal#norma), where the tenant says nothing else. */
export const NORMA_BIASA: Norma = { norma_menit: 2250, norma_menit_ramadan: 1950 };
