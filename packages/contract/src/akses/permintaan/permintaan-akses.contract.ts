import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import * as z from 'zod/mini';
import { EmailOpsional } from '../../anggota/daftar/anggota-fields.ts';
import { XLSX } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import {
  Email,
  Id,
  Instant,
  Kosong,
  kosongkan,
  SortedPageInput,
  pageOf,
  teks,
  teksPanjang,
  teksPanjangWajib,
  teksWajib,
  namaWajib,
} from '../../kit/fields.ts';
import { kodeDari } from '../../kit/kode.ts';

const StatusAkses = kodeDari(STATUS_AKSES);
/** What is asked for: a tenant of one's own, or a place under one. */
const JenisAkses = z.enum(['tenant', 'organisasi']);

const angka = (pola: RegExp, pesan: string) => kosongkan(teks(20).check(z.regex(pola, pesan)));

/** The form by which an institution asks to come in. `kode_tenant` only where it asks for a place under one. */
export const RegisterInput = z
  .object({
    jenis: JenisAkses,
    kode_tenant: kosongkan(teks(60)),
    nama: namaWajib(200),
    npsn: angka(/^([0-9]{8})?$/, 'NPSN terdiri atas 8 angka'),
    nsm: angka(/^([0-9]{12})?$/, 'NSM terdiri atas 12 angka'),
    alamat: teksPanjangWajib(300),
    alasan: teksPanjangWajib(1000),
    pemohon_nama: teksWajib(150),
    pemohon_jabatan: kosongkan(teks(100)),
    pemohon_email: Email,
    pemohon_no_hp: kosongkan(teks(40).check(z.regex(/^(\+?[0-9][0-9 -]{6,18})?$/, 'Isi nomor telepon dengan angka'))),
  })
  .check(
    z.refine(({ jenis, kode_tenant }) => jenis === 'tenant' || Boolean(kode_tenant), {
      error: 'Wajib diisi',
      path: ['kode_tenant'],
    }),
  );

export const PermintaanAkses = z.object({
  permintaan_akses_id: Id,
  jenis: JenisAkses,
  status: StatusAkses,
  /** The tenant that was made for it, or the one under which it asks for a place; null where its code is nobody's. */
  tenant_id: z.nullable(Id),
  nama_tenant: z.nullable(z.string()),
  kode_tenant: z.nullable(z.string()),
  organisasi_id: z.nullable(Id),
  nama: z.string(),
  npsn: z.nullable(z.string()),
  nsm: z.nullable(z.string()),
  alamat: z.string(),
  alasan: z.string(),
  pemohon_nama: z.string(),
  pemohon_jabatan: z.nullable(z.string()),
  pemohon_email: z.string(),
  pemohon_no_hp: z.nullable(z.string()),
  keterangan: z.nullable(z.string()),
  dibuat_pada: Instant,
  diajukan_pada: z.nullable(Instant),
  diputuskan_pada: z.nullable(Instant),
  nama_pemutus: z.nullable(z.string()),
  /** How many other requests and organisations have the same NPSN. */
  jumlah_serupa: z.int(),
});
export type PermintaanAkses = z.output<typeof PermintaanAkses>;

/** Something else of the same NPSN, to be held beside a request. */
const Serupa = z.object({
  jenis: z.enum(['permintaan', 'organisasi']),
  id: Id,
  nama: z.string(),
  nama_tenant: z.nullable(z.string()),
  alamat: z.nullable(z.string()),
  nsm: z.nullable(z.string()),
  /** Of a request or of an organisation, as `jenis` says. */
  status: z.int(),
  dibuat_pada: Instant,
});
export const DetailAkses = z.extend(PermintaanAkses, { serupa: z.array(Serupa) });
export type DetailAkses = z.output<typeof DetailAkses>;

const umum = { scope: 'public', who: 'public', access: null, locked: 'no' } as const;
/** A super admin decides all, a tenant's admin those that ask for a place under it. */
const pemutus = { scope: 'user', who: 'tenant-admin', access: 'organisasi.index', locked: 'no' } as const;
const Satu = z.object({ permintaan_akses_id: Id });
const FilterPermintaan = z.extend(SortedPageInput, {
  status: z.optional(StatusAkses),
  jenis: z.optional(JenisAkses),
  tenant_id: z.optional(Id),
});

export const permintaanAkses = {
  submitPermintaanAkses: endpoint({
    ...umum,
    method: 'POST',
    path: '/register',
    summary: 'Mendaftarkan instansi',
    input: RegisterInput,
    output: Kosong,
    created: true,
    message: 'Hampir selesai: buka tautan yang kami kirim ke email Anda untuk mengajukan pendaftaran ini',
    mails: true,
  }),
  /** By the link of the mail; opened again it says where the request stands. */
  confirmPermintaanAkses: endpoint({
    ...umum,
    method: 'POST',
    path: '/register/konfirmasi',
    summary: 'Mengonfirmasi pendaftaran instansi',
    input: z.object({ token: teksWajib(200) }),
    output: z.object({ nama: z.string(), status: StatusAkses, keterangan: z.nullable(z.string()) }),
    message: 'Pendaftaran Anda diajukan',
  }),
  listPermintaanAkses: endpoint({
    ...pemutus,
    method: 'GET',
    path: '/akses',
    summary: 'Melihat permintaan akses',
    input: FilterPermintaan,
    output: z.extend(pageOf(PermintaanAkses), {
      /** How many wait for a decision, whatever is searched. */
      menunggu: z.int(),
    }),
  }),
  exportPermintaanAkses: endpoint({
    ...pemutus,
    method: 'GET',
    path: '/akses/download',
    summary: 'Mengunduh permintaan akses',
    input: FilterPermintaan,
    output: Kosong,
    download: [XLSX],
  }),
  getPermintaanAkses: endpoint({
    ...pemutus,
    method: 'GET',
    path: '/akses/permintaan/{permintaan_akses_id}',
    summary: 'Melihat satu permintaan akses',
    input: Satu,
    output: DetailAkses,
  }),
  /** Opens the tenant or organisation, and makes the applicant its first admin or operator. */
  approvePermintaanAkses: endpoint({
    ...pemutus,
    method: 'POST',
    path: '/akses/permintaan/{permintaan_akses_id}/setujui',
    summary: 'Menyetujui permintaan akses',
    input: z.extend(Satu, {
      /** Where the applicant's own address is somebody's already. */
      email: EmailOpsional,
      /** Where the code that he gave is no tenant's; a super admin's to say. */
      tenant_id: z.optional(Id),
    }),
    output: PermintaanAkses,
    message: 'Disetujui. Tautan aktivasi dikirim ke pemohon',
    mails: true,
  }),
  rejectPermintaanAkses: endpoint({
    ...pemutus,
    method: 'POST',
    path: '/akses/permintaan/{permintaan_akses_id}/tolak',
    summary: 'Menolak permintaan akses',
    input: z.extend(Satu, { keterangan: teksPanjang(500, 3) }),
    output: PermintaanAkses,
    message: 'Ditolak. Pemohon diberi tahu lewat email',
    mails: true,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PERMINTAAN_AKSES = { permintaan_akses: 'Permintaan akses' };
