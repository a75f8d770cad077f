import * as z from 'zod/mini';
import { Antrean } from './antrean.ts';
import { Instant } from './fields.ts';

/** A file that somebody asked for and that is made in the background, as its job tells it. */
export const Unduhan = z.object({
  unduhan_id: z.uuid(),
  nama: z.string(),
  status: z.enum(['menunggu', 'berjalan', 'selesai', 'gagal']),
  /** While it waits. */
  antrean: z.optional(Antrean),
  selesai: z.int(),
  total: z.nullable(z.int()),
  pesan: z.nullable(z.string()),
  /** Bytes of the file; null until it is done. */
  ukuran: z.nullable(z.int()),
  /** When its file was taken away, 90 days after it was made. */
  berkas_dihapus_pada: z.nullable(Instant),
  dibuat_pada: Instant,
});
export type Unduhan = z.output<typeof Unduhan>;
