import * as z from 'zod/mini';
import { Tanggal } from '../../kit/fields.ts';

/** How many members a day counts as what. `terlambat`, `pulang_cepat` and `tidak_lengkap` are among `hadir`. */
export const RingkasanHari = z.object({
  anggota: z.int(),
  hadir: z.int(),
  tepat_waktu: z.int(),
  terlambat: z.int(),
  pulang_cepat: z.int(),
  tidak_lengkap: z.int(),
  cuti: z.int(),
  libur: z.int(),
  absen: z.int(),
  /** Work is due, nothing is recorded yet, the window is open. */
  terbuka: z.int(),
  /** Of `terbuka` those whose hours have not begun: nothing is missing yet. */
  belum_mulai: z.int(),
});
export type RingkasanHari = z.output<typeof RingkasanHari>;

/** The same with its date. */
export const RingkasanTanggal = z.extend(RingkasanHari, { tanggal: Tanggal });
export type RingkasanTanggal = z.output<typeof RingkasanTanggal>;
