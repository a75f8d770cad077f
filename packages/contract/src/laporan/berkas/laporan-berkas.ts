import * as z from 'zod/mini';
import { KemajuanBerkas } from '../../kit/pekerjaan/kemajuan.ts';
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
  ...KemajuanBerkas,
  dibuat_oleh: z.nullable(z.string()),
  selesai_pada: z.nullable(Instant),
});
export type Laporan = z.output<typeof Laporan>;
