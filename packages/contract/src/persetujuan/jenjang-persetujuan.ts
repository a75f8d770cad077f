import * as z from 'zod/mini';
import { Id } from '../kit/fields.ts';

/** One level of a chain, with the names that a reader needs. */
export const JenjangPersetujuan = z.object({
  urutan: z.int(),
  jenis: z.enum(['orang', 'peran', 'kepala_grup']),
  user_id: z.nullable(Id),
  peran: z.nullable(z.enum(['admin', 'operator'])),
  pengganti_user_id: z.nullable(Id),
  eskalasi_hari: z.nullable(z.int()),
  /** The named person; null where a role or the head of the group decides. */
  nama: z.nullable(z.string()),
  nama_pengganti: z.nullable(z.string()),
});
export type JenjangPersetujuan = z.output<typeof JenjangPersetujuan>;
