import * as z from 'zod/mini';
import { Antrean } from '../../kit/antrean.ts';
import { Instant } from '../../kit/fields.ts';

/** What can be made in the background; `organisasi` and `anggota` are a tenant's reports over all its organisations. */
export const JENIS_LAPORAN = [
  'rekap',
  'detail',
  'persentase',
  'emis',
  'ketidakhadiran',
  'buku-cuti',
  'organisasi',
  'anggota',
] as const;
export type JenisLaporan = (typeof JENIS_LAPORAN)[number];

/** A report that was asked for, as its job tells it. */
export const Laporan = z.object({
  laporan_id: z.uuid(),
  jenis: z.enum(JENIS_LAPORAN),
  /** How people call it: 'Rekap Kehadiran, November 2026'. */
  nama: z.string(),
  format: z.enum(['xlsx', 'pdf']),
  status: z.enum(['menunggu', 'berjalan', 'selesai', 'gagal']),
  /** While it waits. */
  antrean: z.optional(Antrean),
  selesai: z.int(),
  /** Null until it is known how much there is. */
  total: z.nullable(z.int()),
  /** Why it failed. */
  pesan: z.nullable(z.string()),
  /** Bytes of the file; null until it is done. */
  ukuran: z.nullable(z.int()),
  /** When its file was taken away, 90 days after it was made; it can be made again. */
  berkas_dihapus_pada: z.nullable(Instant),
  dibuat_oleh: z.nullable(z.string()),
  dibuat_pada: Instant,
  selesai_pada: z.nullable(Instant),
});
export type Laporan = z.output<typeof Laporan>;
