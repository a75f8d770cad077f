import * as z from 'zod/mini';
import { EmailOpsional } from '../anggota/daftar/anggota-fields.ts';
import { RingkasanHari, RingkasanTanggal } from '../kehadiran/hari/ringkasan-hari.ts';
import { UNGGAH_GAMBAR, XLSX } from '../kit/berkas.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  Email,
  Id,
  Kosong,
  kosongkan,
  SortedPageInput,
  pageOf,
  Tanggal,
  teksPanjang,
  teksWajib,
  namaWajib,
} from '../kit/fields.ts';
import { StatusTempat, UbahStatus } from '../kit/status-tempat.ts';
import { OrganisasiTenant, Tenant, TenantBaris } from './tenant.ts';

const diAtas = { scope: 'user', who: 'super-admin', access: null, locked: 'no' } as const;
const diTenant = { scope: 'tenant', access: null, locked: 'no' } as const;
const SatuTenant = z.object({ tenant_id: Id });
const FilterTenant = z.extend(SortedPageInput, { status: z.optional(StatusTempat) });
const FilterOrganisasi = z.extend(SortedPageInput, { tenant_id: Id, status: z.optional(StatusTempat) });

export const tenant = {
  listTenantHariIni: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/tenant',
    summary: 'Melihat daftar tenant',
    input: FilterTenant,
    /**
     * `ringkasan` counts the members of every tenant, whatever is searched. On a day off `hari_kerja_terakhir` is the last
     * day on which somebody's work was due, and each row's `hari_ini` is of that day (aturan/monitoring#hari-libur).
     */
    output: z.extend(pageOf(TenantBaris), {
      tanggal: Tanggal,
      ringkasan: RingkasanHari,
      hari_kerja_terakhir: z.nullable(RingkasanTanggal),
    }),
  }),
  exportTenant: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/tenant/download',
    summary: 'Mengunduh daftar tenant',
    input: FilterTenant,
    output: Kosong,
    download: [XLSX],
  }),
  /** A tenant with its first admin, to whom the link that activates his account is mailed. */
  addTenant: endpoint({
    ...diAtas,
    method: 'POST',
    path: '/tenant',
    summary: 'Menambah tenant',
    input: z.object({
      nama: namaWajib(200),
      email: EmailOpsional,
      alamat: kosongkan(teksPanjang(300)),
      admin_nama: namaWajib(150),
      admin_email: Email,
    }),
    output: Tenant,
    created: true,
    message: 'Induk dibuat. Tautan aktivasi dikirim ke email adminnya',
    mails: true,
  }),
  getTenantNoReg: endpoint({
    ...diAtas,
    method: 'GET',
    path: '/tenant/no-reg/{no_reg}',
    summary: 'Melihat tenant menurut nomor registrasi',
    input: z.object({ no_reg: teksWajib(40) }),
    output: Tenant,
  }),
  getTenant: endpoint({
    ...diTenant,
    method: 'GET',
    path: '/tenant/{tenant_id}',
    summary: 'Melihat tenant',
    who: 'reader',
    input: SatuTenant,
    output: Tenant,
  }),
  /** Only the fields that are sent change. */
  changeTenant: endpoint({
    ...diTenant,
    method: 'PUT',
    path: '/tenant/{tenant_id}',
    summary: 'Mengubah profil tenant',
    who: 'tenant-admin',
    input: z.extend(SatuTenant, {
      nama: z.optional(namaWajib(200)),
      email: EmailOpsional,
      alamat: kosongkan(teksPanjang(300)),
    }),
    output: Tenant,
  }),
  removeTenant: endpoint({
    ...diTenant,
    method: 'DELETE',
    path: '/tenant/{tenant_id}',
    summary: 'Menghapus tenant',
    who: 'super-admin',
    input: SatuTenant,
    output: Kosong,
    message: 'Induk dihapus',
  }),
  /** Closes a tenant to its people, or opens it again; nothing of it is deleted. */
  changeStatusTenant: endpoint({
    ...diTenant,
    method: 'PUT',
    path: '/tenant/{tenant_id}/aktivasi',
    summary: 'Mengubah status tenant',
    who: 'super-admin',
    input: z.extend(UbahStatus, { tenant_id: Id }),
    output: Tenant,
  }),
  uploadLogoTenant: endpoint({
    ...diTenant,
    method: 'POST',
    path: '/tenant/{tenant_id}/upload-logo',
    summary: 'Mengunggah logo tenant',
    who: 'tenant-admin',
    input: SatuTenant,
    upload: { file: UNGGAH_GAMBAR },
    output: z.object({ file_foto: z.string() }),
    message: 'Logo berhasil di upload',
  }),
  getLogoTenant: endpoint({
    ...diTenant,
    method: 'GET',
    path: '/tenant/{tenant_id}/logo',
    summary: 'Melihat logo tenant',
    who: 'reader',
    input: SatuTenant,
    output: Kosong,
    download: ['image/webp'],
    alsoMembers: true,
  }),
  listOrganisasiTenant: endpoint({
    ...diTenant,
    method: 'GET',
    path: '/tenant/{tenant_id}/orgs',
    summary: 'Melihat daftar organisasi tenant',
    who: 'reader',
    access: 'organisasi.index',
    input: FilterOrganisasi,
    output: pageOf(OrganisasiTenant),
  }),
  exportOrganisasiTenant: endpoint({
    ...diTenant,
    method: 'GET',
    path: '/tenant/{tenant_id}/orgs/download',
    summary: 'Mengunduh daftar organisasi tenant',
    who: 'reader',
    access: 'organisasi.index',
    input: FilterOrganisasi,
    output: Kosong,
    download: [XLSX],
  }),
};
