import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import * as z from 'zod/mini';
import { EmailOpsional } from '../anggota/daftar/anggota-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  Id,
  Kosong,
  kosongkan,
  SortedPageInput,
  pageOf,
  Tanggal,
  teks,
  teksWajib,
  teksPanjang,
  namaWajib,
} from '../kit/fields.ts';
import { kodeDari } from '../kit/kode.ts';
import { StatusTempat, UbahStatus } from '../kit/status-tempat.ts';

/** An organisation as the chooser lists it, with what the caller is in it (null above the organisation). */
export const OrganisasiBaris = z.object({
  /** The same as `organisasi_id`. */
  id: Id,
  organisasi_id: Id,
  tenant_id: Id,
  kode_tenant: z.string(),
  nama_tenant: z.string(),
  kode_organisasi: z.string(),
  nama: z.string(),
  file_foto: z.nullable(z.string()),
  k_sumber_data: z.int(),
  is_langganan: z.boolean(),
  tgl_berlaku_akhir: z.nullable(Tanggal),
  is_sinkronisasi: z.boolean(),
  status: StatusTempat,
  jumlah_anggota: z.int(),
  user: z.object({ role: z.nullable(z.int()) }),
  status_anggota: z.nullable(z.int()),
});
export type OrganisasiBaris = z.output<typeof OrganisasiBaris>;

/** What an organisation says of itself: on its profile, in letterheads. */
export const ProfilOrganisasi = z.object({
  organisasi_id: Id,
  tenant_id: Id,
  nama_tenant: z.string(),
  kode_organisasi: z.string(),
  nama: z.string(),
  npsn: z.nullable(z.string()),
  nsm: z.nullable(z.string()),
  alamat: z.nullable(z.string()),
  /** Where its documents are signed. */
  tempat_surat: z.nullable(z.string()),
  telepon: z.nullable(z.string()),
  email: z.nullable(z.string()),
  kepala_nama: z.nullable(z.string()),
  kepala_nip: z.nullable(z.string()),
  file_foto: z.nullable(z.string()),
  k_sumber_data: z.int(),
  is_langganan: z.boolean(),
  tgl_berlaku_akhir: z.nullable(Tanggal),
  is_sinkronisasi: z.boolean(),
  status: StatusTempat,
});
export type ProfilOrganisasi = z.output<typeof ProfilOrganisasi>;

export const Organisasi = z.extend(ProfilOrganisasi, {
  /** What those read whom its status keeps out. */
  keterangan_status: z.nullable(z.string()),
  /** Closed by those above the tenant, who alone open it again. */
  is_ditutup_dari_atas: z.boolean(),
  kuota: z.nullable(z.int()),
  jumlah_anggota: z.int(),
  jumlah_anggota_aktif: z.int(),
  /** Of the quota: its members and operators who are not inactive, each once. */
  terpakai: z.int(),
  jumlah_operator: z.int(),
  jumlah_grup: z.int(),
  jumlah_lokasi: z.int(),
});
export type Organisasi = z.output<typeof Organisasi>;

const KodeOrganisasi = teksWajib(40).check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'Kode terdiri atas huruf, angka, titik, atau tanda hubung'),
);
const Profil = {
  npsn: kosongkan(teks(20)),
  nsm: kosongkan(teks(20)),
  alamat: kosongkan(teksPanjang(300)),
  tempat_surat: kosongkan(teks(100)),
  telepon: kosongkan(teks(30)),
  email: EmailOpsional,
  kepala_nama: kosongkan(teks(150)),
  kepala_nip: kosongkan(teks(30)),
};

export const organisasi = {
  listOrganisasi: endpoint({
    method: 'GET',
    path: '/orgs',
    summary: 'Melihat daftar organisasi',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.extend(SortedPageInput, {
      tenant_id: z.optional(Id),
      status: z.optional(StatusTempat),
      k_sumber_data: z.optional(kodeDari(SUMBER_DATA)),
      is_langganan: z.optional(z.boolean()),
    }),
    output: pageOf(OrganisasiBaris),
    whenInactive: true,
  }),
  getOrganisasi: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}',
    summary: 'Melihat organisasi',
    scope: 'organisasi',
    who: 'reader',
    access: 'organisasi.show',
    locked: 'no',
    input: z.object({ organisasi_id: Id }),
    output: Organisasi,
    whenClosed: true,
  }),
  getProfilOrganisasi: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/profil',
    summary: 'Melihat profil organisasi',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id }),
    output: ProfilOrganisasi,
    whenInactive: true,
  }),
  /** In the caller's own tenant; a super admin says in which. */
  addOrganisasi: endpoint({
    method: 'POST',
    path: '/orgs',
    summary: 'Menambah organisasi',
    scope: 'user',
    who: 'tenant-admin',
    access: 'organisasi.index',
    locked: 'no',
    input: z.object({ tenant_id: z.optional(Id), kode_organisasi: KodeOrganisasi, nama: namaWajib(200), ...Profil }),
    output: Organisasi,
    created: true,
  }),
  /** Only the fields that are sent change. */
  changeOrganisasi: endpoint({
    method: 'PUT',
    path: '/orgs/{kode_organisasi}',
    summary: 'Mengubah profil organisasi',
    scope: 'organisasi',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'linked',
    input: z.object({
      kode_organisasi: teksWajib(60),
      nama: z.optional(namaWajib(200)),
      ...Profil,
    }),
    output: Organisasi,
  }),
  removeOrganisasi: endpoint({
    method: 'DELETE',
    path: '/orgs/{organisasi_id}',
    summary: 'Menghapus organisasi',
    scope: 'organisasi',
    who: 'tenant-admin',
    access: 'organisasi.index',
    locked: 'linked',
    input: z.object({ organisasi_id: Id }),
    output: Kosong,
    whenClosed: true,
  }),
  /** Closes an organisation to its people, or opens it again; nothing of it is deleted. */
  changeStatusOrganisasi: endpoint({
    method: 'PUT',
    path: '/orgs/{organisasi_id}/aktivasi',
    summary: 'Mengubah status organisasi',
    scope: 'organisasi',
    who: 'tenant-admin',
    access: 'organisasi.index',
    locked: 'no',
    input: z.extend(UbahStatus, { organisasi_id: Id }),
    output: Organisasi,
    whenClosed: true,
  }),
};
