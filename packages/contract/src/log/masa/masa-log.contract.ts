import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Tanggal } from '../../kit/fields.ts';

/** Null follows the installation. */
const Bulan = z.nullable(z.int().check(z.positive()));

/** For how many months a tenant keeps its log. */
const MasaLog = z.object({
  tenant_id: Id,
  bulan: Bulan,
  /** How long the installation keeps it, which nobody exceeds. */
  terpanjang: z.int(),
  /** What is saved and does not hold yet. */
  nanti: z.nullable(z.object({ bulan: Bulan, tgl_mulai: Tanggal })),
  /** From when a shorter time would hold that is saved today. */
  tgl_bila_dipendekkan: Tanggal,
});
export type MasaLog = z.output<typeof MasaLog>;

const diTenant = { scope: 'tenant', access: 'pengaturan.tenant-detail', locked: 'no' } as const;

export const masaLog = {
  getMasaLog: endpoint({
    ...diTenant,
    method: 'GET',
    path: '/tenant/{tenant_id}/masa-log',
    summary: 'Melihat masa simpan log',
    who: 'reader',
    input: z.object({ tenant_id: Id }),
    output: MasaLog,
  }),
  /** A longer time holds at once, a shorter one 30 days later. */
  changeMasaLog: endpoint({
    ...diTenant,
    method: 'PUT',
    path: '/tenant/{tenant_id}/masa-log',
    summary: 'Mengubah masa simpan log',
    who: 'tenant-admin',
    input: z.object({ tenant_id: Id, bulan: Bulan }),
    output: MasaLog,
    message: 'Masa simpan log disimpan',
  }),
};
