import { MASA_KEHADIRAN_TERPENDEK } from '@hadir/rules/pengaturan/masa-kehadiran.ts';
import * as z from 'zod/mini';

/** For how many years days are kept; null for good. */
export const Tahun = z.nullable(
  z
    .int()
    .check(
      z.minimum(MASA_KEHADIRAN_TERPENDEK, `Isi paling sedikit ${MASA_KEHADIRAN_TERPENDEK} tahun, atau kosongkan`),
      z.maximum(100),
    ),
);
