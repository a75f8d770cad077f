import * as z from 'zod/mini';
import { Gender } from '../auth/auth.contract.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Kosong, kosongkan, PageInput, pageOf, Tanggal, teks, teksWajib } from '../kit/fields.ts';

export const JENIS_KEPEGAWAIAN = ['PNS', 'PPPK', 'Non-ASN'] as const;
export const JenisKepegawaian = z.enum(JENIS_KEPEGAWAIAN);
export type JenisKepegawaian = z.output<typeof JenisKepegawaian>;
/** Operator 3 or User 4: the roles that one can have in an organisation. */
export const RoleAnggota = z.literal([3, 4]);
/** 0 not activated, 1 active, 2 inactive. */
export const StatusAnggota = z.literal([0, 1, 2]);

const bentuk = (pola: RegExp, pesan: string) => kosongkan(teks(40).check(z.regex(pola, pesan)));

/** What is known of a member beside the name; an empty text clears a field. */
export const AnggotaFields = {
  gender: z.optional(Gender),
  no_hp: bentuk(/^(\+?[0-9][0-9 -]{6,18})?$/, 'Isi nomor telepon dengan angka, misalnya 081234567890'),
  pin: bentuk(/^([0-9]{1,14})?$/, 'PIN terdiri atas 1 sampai 14 angka'),
  nip: bentuk(/^([0-9A-Za-z][0-9A-Za-z./ -]{0,29})?$/, 'NIP paling banyak 30 huruf atau angka'),
  nik: bentuk(/^([0-9]{16})?$/, 'NIK terdiri atas 16 angka'),
  nuptk: bentuk(/^([0-9]{16})?$/, 'NUPTK terdiri atas 16 angka'),
  jabatan: kosongkan(teks(100)),
  jenis_kepegawaian: z.optional(JenisKepegawaian),
};

export const EmailOpsional = kosongkan(
  teks(254).check(
    z.refine(
      (email) => email === '' || z.email().safeParse(email).success,
      'Isi dengan alamat email, misalnya nama@sekolah.sch.id',
    ),
  ),
);

/** A new member: `user_id` of an account that the tenant has already, or the name of a new one. */
export const TambahAnggotaInput = z.object({
  organisasi_id: Id,
  user_id: z.optional(Id),
  nama: z.optional(teksWajib(150)),
  email: EmailOpsional,
  ...AnggotaFields,
  role: z.optional(RoleAnggota),
  group_id: kosongkan(Id),
  lokasi_presensi_ids: z.optional(z.array(Id).check(z.maxLength(50))),
  tgl_mulai: z.optional(Tanggal),
  /** Of a membership that has an end already, as history has it. */
  tgl_selesai: kosongkan(Tanggal),
});

/** Only the fields that are sent change. `versi` is the one that the form was opened with: a newer one refuses. */
export const UbahAnggotaInput = z.object({
  organisasi_id: Id,
  user_id: Id,
  versi: z.optional(z.int()),
  nama: z.optional(teksWajib(150)),
  ...AnggotaFields,
  is_face_verified: z.optional(z.boolean()),
  group_id: kosongkan(Id),
  lokasi_presensi_ids: z.optional(z.array(Id).check(z.maxLength(50))),
});

export const LokasiAnggota = z.object({ lokasi_presensi_id: Id, nama: z.string() });

/** A member as lists show him. `tgl_mulai` and `tgl_selesai` are those of the membership in force, else of the last. */
export const AnggotaBaris = z.object({
  user_id: Id,
  nama: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gender: Gender,
  no_hp: z.nullable(z.string()),
  file_foto: z.nullable(z.string()),
  pin: z.nullable(z.string()),
  nip: z.nullable(z.string()),
  nik: z.nullable(z.string()),
  nuptk: z.nullable(z.string()),
  jabatan: z.nullable(z.string()),
  jenis_kepegawaian: JenisKepegawaian,
  role: RoleAnggota,
  status: StatusAnggota,
  is_aktif: z.boolean(),
  is_face_verified: z.boolean(),
  is_biometrik: z.boolean(),
  group_id: z.nullable(Id),
  grup: z.nullable(z.string()),
  /** None: every location of the organisation. */
  lokasi: z.array(LokasiAnggota),
  tgl_mulai: z.nullable(Tanggal),
  tgl_selesai: z.nullable(Tanggal),
});
export type AnggotaBaris = z.output<typeof AnggotaBaris>;

export const Anggota = z.extend(AnggotaBaris, {
  versi: z.int(),
  /** The staff system holds username and password. */
  is_sinkronisasi: z.boolean(),
  /** Whether the caller stands above him: may set his password, e-mail, status and role. */
  dapat_dikelola: z.boolean(),
  riwayat_keanggotaan: z.array(z.object({ tgl_mulai: Tanggal, tgl_selesai: z.nullable(Tanggal) })),
  riwayat_grup: z.array(
    z.object({ group_id: Id, grup: z.string(), tgl_mulai: Tanggal, tgl_selesai: z.nullable(Tanggal) }),
  ),
});
export type Anggota = z.output<typeof Anggota>;

export const AnggotaTenant = z.object({
  user_id: Id,
  nama: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gender: Gender,
  file_foto: z.nullable(z.string()),
  is_admin: z.boolean(),
  is_aktif: z.boolean(),
  organisasi: z.array(z.object({ organisasi_id: Id, nama: z.string(), role: RoleAnggota, status: StatusAnggota })),
});
export type AnggotaTenant = z.output<typeof AnggotaTenant>;

export const FilterAnggota = z.extend(PageInput, {
  organisasi_id: Id,
  status: z.optional(StatusAnggota),
  /** 1 active, 0 inactive (product document §9, user status filter). */
  is_aktif: z.optional(z.boolean()),
  /** 1 activated, 2 not activated. */
  aktivasi: z.optional(z.literal([1, 2])),
  role: z.optional(RoleAnggota),
  group_id: z.optional(Id),
  lokasi_presensi_id: z.optional(Id),
  gender: z.optional(z.enum(['L', 'P'])),
  jenis_kepegawaian: z.optional(JenisKepegawaian),
  is_face_verified: z.optional(z.boolean()),
  /** Has a PIN on the organisation's machines. */
  is_biometrik: z.optional(z.boolean()),
});

const diDalam = { scope: 'organisasi', access: 'user.index' } as const;
const SatuAnggota = z.object({ organisasi_id: Id, user_id: Id });

export const anggota = {
  list: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users',
    summary: 'Melihat daftar anggota',
    who: 'reader',
    locked: 'no',
    input: FilterAnggota,
    output: pageOf(AnggotaBaris),
  }),
  listTenant: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/users',
    summary: 'Melihat daftar anggota tenant',
    scope: 'tenant',
    who: 'reader',
    access: 'user.index',
    locked: 'no',
    input: z.extend(PageInput, {
      tenant_id: Id,
      organisasi_id: z.optional(Id),
      is_aktif: z.optional(z.boolean()),
      role: z.optional(RoleAnggota),
    }),
    output: pageOf(AnggotaTenant),
  }),
  /** For adding somebody whom another organisation of the tenant has already; null where nobody has the address. */
  findEmail: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/email',
    summary: 'Mencari akun menurut email',
    who: 'reader',
    locked: 'linked',
    input: z.object({ organisasi_id: Id, email: teksWajib(254) }),
    output: z.nullable(z.object({ user_id: Id, nama: z.string(), email: z.string(), is_anggota: z.boolean() })),
  }),
  listAktif: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users-aktif',
    summary: 'Memilih anggota aktif',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id, q: z.optional(teks(100)), group_id: z.optional(Id) }),
    output: z.array(z.object({ user_id: Id, nama: z.string(), gender: Gender, file_foto: z.nullable(z.string()) })),
  }),
  insert: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/users',
    summary: 'Menambah anggota',
    who: 'operator',
    locked: 'linked',
    input: TambahAnggotaInput,
    output: Anggota,
    created: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/{user_id}',
    summary: 'Melihat anggota',
    scope: 'organisasi',
    who: 'reader',
    access: 'user.show',
    locked: 'no',
    input: SatuAnggota,
    output: Anggota,
    whenInactive: true,
  }),
  update: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/users/{user_id}',
    summary: 'Mengubah anggota',
    who: 'operator',
    locked: 'linked',
    input: UbahAnggotaInput,
    output: Anggota,
  }),
  delete: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/users/{user_id}',
    summary: 'Mengakhiri keanggotaan',
    who: 'operator',
    locked: 'linked',
    input: SatuAnggota,
    output: Kosong,
    message: 'Keanggotaan berakhir hari ini. Riwayatnya tetap tersimpan',
  }),
  listBiometrik: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/biometrik',
    summary: 'Melihat pendaftaran biometrik anggota',
    who: 'reader',
    locked: 'linked',
    input: z.extend(PageInput, { organisasi_id: Id, is_biometrik: z.optional(z.boolean()) }),
    output: pageOf(
      z.object({
        user_id: Id,
        nama: z.string(),
        file_foto: z.nullable(z.string()),
        pin: z.nullable(z.string()),
        is_biometrik: z.boolean(),
        is_face_verified: z.boolean(),
      }),
    ),
  }),
  /** How many members count against the quota (k_status 1, not inactive). */
  getKuota: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users-langganan',
    summary: 'Melihat kuota anggota',
    scope: 'organisasi',
    who: 'reader',
    access: 'kuota.index',
    locked: 'no',
    input: z.object({ organisasi_id: Id }),
    output: z.object({ kuota: z.nullable(z.int()), terpakai: z.int(), sisa: z.nullable(z.int()) }),
  }),
};
