import { SEHARI_MS } from '../waktu/sehari.ts';

/** How long a session lasts, in milliseconds: while nobody uses it, and at the longest (aturan/akses#sesi). */
export const MASA_SESI = { diam: 14 * SEHARI_MS, terlama: 30 * SEHARI_MS } as const;
