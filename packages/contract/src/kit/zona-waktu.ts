import type { Zona } from '@hadir/rules/waktu/zona.ts';
import * as z from 'zod/mini';

/** A zone of Indonesia by its IANA name. */
export const ZonaWaktu = z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] satisfies Zona[]);
