import { SEMUA_ZONA } from '@hadir/rules/waktu/zona.ts';
import * as z from 'zod/mini';

/** A zone of Indonesia by its IANA name. */
export const ZonaWaktu = z.enum(SEMUA_ZONA);
