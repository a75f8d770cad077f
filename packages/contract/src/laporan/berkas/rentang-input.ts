import * as z from 'zod/mini';
import { Bulan, Id, Tanggal } from '../../kit/fields.ts';

/**
 * The span of a report: a periode laporan by its id; without one (0 or left out) from and to, or else a month, which is
 * the current one unless given.
 */
export const RentangInput = {
  periode_laporan_id: z.optional(z.int().check(z.nonnegative(), z.maximum(2_147_483_647))),
  bulan: z.optional(Bulan),
  from: z.optional(Tanggal),
  to: z.optional(Tanggal),
};

/** The span that was meant, and how people call it: 'November 2026', 'Semester Ganjil', '1–15 November 2026'. */
export const RentangLaporan = z.object({
  periode_laporan_id: z.nullable(Id),
  sebutan: z.string(),
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
});
export type RentangLaporan = z.output<typeof RentangLaporan>;
