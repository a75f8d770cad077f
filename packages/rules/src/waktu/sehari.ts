/** How long a day lasts. */
export const SEHARI_MENIT = 1440;
export const SEHARI_DETIK = 86_400;
export const SEHARI_MS = 86_400_000;
