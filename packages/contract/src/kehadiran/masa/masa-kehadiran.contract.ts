import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';
import { Tahun } from './tahun.ts';

/** What would go with the time that holds or will hold, counted today. */
const DampakHapus = z.object({
  /** Up to which day, where everything is frozen. */
  batas: Tanggal,
  organisasi: z.int(),
  hari: z.int(),
  /** A member of two organisations counts in each. */
  anggota: z.int(),
  /** The first of the days that go and the last, over all organisations; null where none does. */
  sejak: z.nullable(Tanggal),
  sampai: z.nullable(Tanggal),
  /** Past the limit too, and kept, month by month of each organisation: it, or one before it, is not frozen long enough. */
  bulan_tinggal: z.int(),
  organisasi_tinggal: z.int(),
});
export type DampakHapus = z.output<typeof DampakHapus>;

/** For how many years a tenant keeps the days of its members; null for good. */
const MasaKehadiran = z.object({
  tenant_id: Id,
  tahun: Tahun,
  /** What is saved and does not hold yet. */
  nanti: z.nullable(z.object({ tahun: Tahun, tgl_mulai: Tanggal })),
  /** From when a shorter time would hold that is saved today. */
  tgl_bila_dipendekkan: Tanggal,
  /** Null where all is kept, and of a tenant of too many members to be counted at once. */
  dampak: z.nullable(DampakHapus),
  /** Up to which day days are gone already, in how many organisations. */
  dihapus: z.nullable(z.object({ organisasi: z.int(), sampai: Tanggal })),
});
export type MasaKehadiran = z.output<typeof MasaKehadiran>;

const diTenant = { scope: 'tenant', access: 'pengaturan.tenant-detail', locked: 'no' } as const;

export const masaKehadiran = {
  getMasaKehadiran: endpoint({
    ...diTenant,
    method: 'GET',
    path: '/tenant/{tenant_id}/masa-kehadiran',
    summary: 'Melihat masa simpan kehadiran',
    who: 'reader',
    input: z.object({ tenant_id: Id }),
    output: MasaKehadiran,
  }),
  /** A longer time holds at once, a shorter one 30 days later; with `preview` it is only told what it would do. */
  changeMasaKehadiran: endpoint({
    ...diTenant,
    method: 'PUT',
    path: '/tenant/{tenant_id}/masa-kehadiran',
    summary: 'Mengubah masa simpan kehadiran',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, tahun: Tahun, preview: z.optional(z.boolean()) }),
    output: MasaKehadiran,
  }),
};
