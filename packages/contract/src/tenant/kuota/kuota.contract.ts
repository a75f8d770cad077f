import * as z from 'zod/mini';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong, PageInput, pageOf, Tanggal, teksPanjangWajib } from '../../kit/fields.ts';

const Jumlah = z.nullable(z.int().check(z.nonnegative(), z.maximum(1_000_000)));

/** One line: from `tgl_mulai` on, until a later one begins. Null is without limit. */
export const BarisKuota = z.object({
  kuota_id: Id,
  organisasi_id: z.nullable(Id),
  nama_organisasi: z.nullable(z.string()),
  tgl_mulai: Tanggal,
  kuota: z.nullable(z.int()),
  kuota_organisasi: z.nullable(z.int()),
  keterangan: z.string(),
  nama_pembuat: z.nullable(z.string()),
  dibuat_pada: Instant,
});
export type BarisKuota = z.output<typeof BarisKuota>;

/** What holds today for the tenant as a whole, and how much of it is used. */
export const PemakaianKuota = z.object({
  kuota: z.nullable(z.int()),
  terpakai: z.int(),
  kuota_organisasi: z.nullable(z.int()),
  jumlah_organisasi: z.int(),
});
export type PemakaianKuota = z.output<typeof PemakaianKuota>;

export const kuota = {
  /** Of a tenant, or of one organisation of it. Lines are only added, never changed. */
  addKuota: endpoint({
    method: 'POST',
    path: '/kuota',
    summary: 'Menetapkan kuota',
    scope: 'user',
    who: 'super-admin',
    access: null,
    locked: 'no',
    input: z.object({
      tenant_id: Id,
      organisasi_id: z.optional(z.nullable(Id)),
      tgl_mulai: Tanggal,
      kuota: Jumlah,
      kuota_organisasi: z.optional(Jumlah),
      keterangan: teksPanjangWajib(300),
    }),
    output: BarisKuota,
    created: true,
  }),
  /** The lines of a tenant and of its organisations, the latest first. */
  listKuota: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/kuota',
    summary: 'Melihat kuota tenant',
    scope: 'tenant',
    who: 'reader',
    access: 'kuota.index',
    locked: 'no',
    input: z.extend(PageInput, { tenant_id: Id }),
    output: z.extend(pageOf(BarisKuota), { pemakaian: PemakaianKuota }),
  }),
  exportKuota: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/kuota/download',
    summary: 'Mengunduh kuota tenant',
    scope: 'tenant',
    who: 'reader',
    access: 'kuota.index',
    locked: 'no',
    input: z.object({ tenant_id: Id }),
    output: Kosong,
    download: [XLSX],
  }),
};
