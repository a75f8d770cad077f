import { JENIS_KONEKSI, KEADAAN_KONEKSI } from '@hadir/rules/tenant/koneksi.ts';
import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong, SortedPageInput, pageOf } from '../../kit/fields.ts';

const JenisKoneksi = z.enum(JENIS_KONEKSI);
const KeadaanKoneksi = z.enum(KEADAAN_KONEKSI);

/** Something that is connected to the tenant. No secret of it is ever answered. */
export const Koneksi = z.object({
  /** Tells the rows of a list apart. */
  kunci: z.string(),
  jenis: JenisKoneksi,
  nama: z.string(),
  /** Null for what serves the whole tenant. */
  organisasi_id: z.nullable(Id),
  organisasi: z.nullable(z.string()),
  keadaan: KeadaanKoneksi,
  /** When it spoke last; null where it never did. */
  kontak_pada: z.nullable(Instant),
  /** The last thing that went wrong, also where it has gone well since. */
  galat: z.nullable(z.string()),
  galat_pada: z.nullable(Instant),
  /** What is to be done about it; null where there is nothing to do. */
  saran: z.nullable(z.string()),
});
export type Koneksi = z.output<typeof Koneksi>;

const diTenant = { scope: 'tenant', who: 'reader', access: null, locked: 'no', method: 'GET' } as const;
const Filter = z.extend(SortedPageInput, {
  tenant_id: Id,
  jenis: z.optional(JenisKoneksi),
  keadaan: z.optional(KeadaanKoneksi),
});

export const koneksi = {
  /** The most urgent first, unless sorted otherwise. */
  listKoneksi: endpoint({
    ...diTenant,
    path: '/tenant/{tenant_id}/daftar-koneksi',
    summary: 'Melihat daftar koneksi tenant',
    input: Filter,
    output: pageOf(Koneksi),
  }),
  exportKoneksi: endpoint({
    ...diTenant,
    path: '/tenant/{tenant_id}/daftar-koneksi/download',
    summary: 'Mengunduh daftar koneksi tenant',
    input: Filter,
    output: Kosong,
    download: [XLSX],
  }),
};
