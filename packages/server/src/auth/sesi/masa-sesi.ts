const HARI_MS = 86_400_000;

/** How long a session lasts, in milliseconds: while nobody uses it, and at the longest (aturan/akses#sesi). */
export const MASA_SESI = { diam: 14 * HARI_MS, terlama: 30 * HARI_MS } as const;
