import * as z from 'zod/mini';
import { RingkasanHari } from '../kehadiran/hari/baris-kehadiran.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, PageInput, pageOf, Tanggal } from '../kit/fields.ts';
import { StatusTempat, UbahStatus } from '../kit/status-tempat.ts';

export const Tenant = z.object({
  tenant_id: Id,
  no_reg: z.string(),
  kode_tenant: z.string(),
  nama: z.string(),
  email: z.nullable(z.string()),
  alamat: z.nullable(z.string()),
  status: StatusTempat,
  /** What those read whom its status keeps out. */
  keterangan_status: z.nullable(z.string()),
  file_foto: z.nullable(z.string()),
  jumlah_organisasi: z.int(),
  jumlah_anggota: z.int(),
});
export type Tenant = z.output<typeof Tenant>;

/** A tenant as those above the tenants list it, with today over all its organisations. */
export const TenantBaris = z.object({
  tenant_id: Id,
  kode_tenant: z.string(),
  nama: z.string(),
  status: StatusTempat,
  jumlah_organisasi: z.int(),
  jumlah_anggota: z.int(),
  hari_ini: RingkasanHari,
});
export type TenantBaris = z.output<typeof TenantBaris>;

export const tenant = {
  listTenantHariIni: endpoint({
    method: 'GET',
    path: '/tenant',
    summary: 'Melihat daftar tenant',
    scope: 'user',
    who: 'super-admin',
    access: null,
    locked: 'no',
    input: PageInput,
    /** `ringkasan` counts the members of every tenant, whatever is searched. */
    output: z.extend(pageOf(TenantBaris), { tanggal: Tanggal, ringkasan: RingkasanHari }),
  }),
  getTenant: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}',
    summary: 'Melihat tenant',
    scope: 'tenant',
    who: 'reader',
    access: null,
    locked: 'no',
    input: z.object({ tenant_id: Id }),
    output: Tenant,
  }),
  /** Closes a tenant to its people, or opens it again; nothing of it is deleted. */
  changeStatusTenant: endpoint({
    method: 'PUT',
    path: '/tenant/{tenant_id}/aktivasi',
    summary: 'Mengubah status tenant',
    scope: 'tenant',
    who: 'super-admin',
    access: null,
    locked: 'no',
    input: z.extend(UbahStatus, { tenant_id: Id }),
    output: Tenant,
  }),
};
