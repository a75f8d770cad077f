/** The norm of a work week, 37,5 hours without breaks (domain.md, section 4). */
export const NORMA_MENIT = 2250;
