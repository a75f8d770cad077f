import * as z from 'zod/mini';
import { Antrean } from './antrean.ts';
import { Instant } from '../fields.ts';
import { STATUS_PEKERJAAN } from './status-pekerjaan.ts';

/** How far work in the background is, as whoever asked for it follows it. */
export const Kemajuan = {
  status: z.enum(STATUS_PEKERJAAN),
  selesai: z.int(),
  /** Null until it is known how much there is. */
  total: z.nullable(z.int()),
  /** While it waits. */
  antrean: z.optional(Antrean),
  dibuat_pada: Instant,
};

/** The same of work that makes a file. */
export const KemajuanBerkas = {
  ...Kemajuan,
  /** Why it failed. */
  pesan: z.nullable(z.string()),
  /** Bytes of the file; null until it is done. */
  ukuran: z.nullable(z.int()),
  /** When its file was taken away; it can be made again. */
  berkas_dihapus_pada: z.nullable(Instant),
};
