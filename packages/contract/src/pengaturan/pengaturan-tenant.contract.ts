import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Tanggal } from '../kit/fields.ts';
import { DampakPengaturan, Isi, NamaPengaturan } from './isi-pengaturan.ts';

const Berlaku = z.object({ ...Isi, tgl_mulai: Tanggal, tgl_selesai: z.nullable(Tanggal) });

/** What the tenant's organisations follow on a date, who goes his own way, and every change of it. */
export const PengaturanTenant = z.extend(Berlaku, {
  tenant_id: Id,
  jumlah_organisasi: z.int(),
  /** Of each field how many organisations set it themselves that day; none where it is not named. */
  sendiri: z.partialRecord(NamaPengaturan, z.int()),
  /** The earliest day from which a change may hold. */
  tgl_paling_cepat: Tanggal,
  riwayat: z.array(Berlaku),
});
export type PengaturanTenant = z.output<typeof PengaturanTenant>;
const PengaturanTenantDiubah = z.extend(PengaturanTenant, { dampak: DampakPengaturan });
export type PengaturanTenantDiubah = z.output<typeof PengaturanTenantDiubah>;

/** Only the fields that are sent change, from tgl_mulai on, which no organisation has behind it. */
const Perubahan = z.extend(z.partial(z.object(Isi)), {
  tenant_id: Id,
  tgl_mulai: z.optional(Tanggal),
  preview: z.optional(z.boolean()),
});
export type PerubahanPengaturanTenant = z.output<typeof Perubahan>;

const diTenant = { scope: 'tenant', access: 'pengaturan.tenant-detail', locked: 'no' } as const;

export const pengaturanTenant = {
  getPengaturanTenant: endpoint({
    ...diTenant,
    method: 'GET',
    path: '/tenant/{tenant_id}/pengaturan',
    summary: 'Melihat pengaturan tenant',
    who: 'reader',
    input: z.object({ tenant_id: Id, tanggal: z.optional(Tanggal) }),
    output: PengaturanTenant,
  }),
  changePengaturanTenant: endpoint({
    ...diTenant,
    method: 'PUT',
    path: '/tenant/{tenant_id}/pengaturan',
    summary: 'Mengubah pengaturan tenant',
    who: 'tenant-admin',
    input: Perubahan,
    output: PengaturanTenantDiubah,
  }),
};
