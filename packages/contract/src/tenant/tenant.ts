import * as z from 'zod/mini';
import { RingkasanHari } from '../kehadiran/hari/ringkasan-hari.ts';
import { Id, Tanggal } from '../kit/fields.ts';
import { StatusTempat } from '../kit/status-tempat.ts';

export const Tenant = z.object({
  tenant_id: Id,
  /** `no_reg` and `kode_tenant` are given once by the server and never change. */
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
  no_reg: z.string(),
  kode_tenant: z.string(),
  nama: z.string(),
  email: z.nullable(z.string()),
  status: StatusTempat,
  jumlah_organisasi: z.int(),
  jumlah_anggota: z.int(),
  kuota: z.nullable(z.int()),
  hari_ini: RingkasanHari,
});
export type TenantBaris = z.output<typeof TenantBaris>;

/** An organisation as its tenant lists it. */
export const OrganisasiTenant = z.object({
  organisasi_id: Id,
  kode_organisasi: z.string(),
  nama: z.string(),
  npsn: z.nullable(z.string()),
  k_sumber_data: z.int(),
  is_langganan: z.boolean(),
  tgl_berlaku_akhir: z.nullable(Tanggal),
  status: StatusTempat,
  keterangan_status: z.nullable(z.string()),
  is_ditutup_dari_atas: z.boolean(),
  kuota: z.nullable(z.int()),
  /** Accounts that count against the quota. */
  terpakai: z.int(),
  jumlah_operator: z.int(),
});
export type OrganisasiTenant = z.output<typeof OrganisasiTenant>;
