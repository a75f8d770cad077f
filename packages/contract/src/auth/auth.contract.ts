import { PERAN } from '@hadir/rules/akses/peran.ts';
import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Email, Id, Instant, Kosong, Tanggal, teks, teksWajib } from '../kit/fields.ts';

/** Product document §5: only the minimum of 6 is enforced. The most is a guard against costly hashing. */
export const KataSandi = z.string().check(z.minLength(6), z.maxLength(200));
export const Username = teks(60).check(z.minLength(6), z.regex(/^\S+$/, 'Username tidak boleh memuat spasi'));
export const Gender = z.nullable(z.enum(['L', 'P']));

export const LoginInput = z.object({
  grant_type: z.optional(z.literal('password')),
  client_id: z.optional(z.union([z.int(), z.string().check(z.maxLength(20))])),
  client_secret: z.optional(z.string().check(z.maxLength(200))),
  username: teksWajib(254),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  service: z.optional(teks(40)),
});

/** An organisation as the shell needs it: its edition, its subscription, and what the person is in it. */
export const OrganisasiAktif = z.object({
  organisasi_id: Id,
  tenant_id: Id,
  kode_organisasi: z.string(),
  nama: z.string(),
  file_foto: z.nullable(z.string()),
  k_sumber_data: z.int(),
  is_langganan: z.boolean(),
  tgl_berlaku_akhir: z.nullable(Tanggal),
  is_sinkronisasi: z.boolean(),
  is_blokir_finpay: z.boolean(),
  timezone: z.string(),
  is_leave_management_simpatika: z.boolean(),
  is_enable_fitur_cuti: z.boolean(),
  is_disable_ketidakhadiran: z.boolean(),
  peran: z.enum(PERAN),
  role: z.nullable(z.int()),
  /** 0 not activated, 1 active, 2 inactive; null for those above the organisation. */
  status_anggota: z.nullable(z.int()),
});
export type OrganisasiAktif = z.output<typeof OrganisasiAktif>;

export const Me = z.object({
  user_id: Id,
  nama: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gender: Gender,
  no_hp: z.nullable(z.string()),
  file_foto: z.nullable(z.string()),
  tenant_id: z.nullable(Id),
  kode_tenant: z.nullable(z.string()),
  nama_tenant: z.nullable(z.string()),
  is_admin: z.boolean(),
  is_super_admin: z.boolean(),
  is_viewer: z.boolean(),
  is_pemantau: z.boolean(),
  is_face_verified: z.boolean(),
  is_aktif: z.boolean(),
  k_status: z.int(),
  /** Organisations that this person may enter; above the tenants they are searched for instead. */
  jumlah_organisasi: z.int(),
  /** The only organisation, where there is just one: the chooser is then skipped. */
  organisasi_tunggal: z.nullable(Id),
});
export type Me = z.output<typeof Me>;

export const IzinBernilai = z.object({ name: z.string(), value: z.boolean() });

export const TautanAktivasi = z.object({
  nama: z.string(),
  nama_organisasi: z.nullable(z.string()),
  email: z.nullable(z.string()),
  jenis: z.string(),
});

export const AktivasiInput = z.object({
  token: teksWajib(200),
  username: Username,
  email: Email,
  password: KataSandi,
  password_confirmation: z.string().check(z.maxLength(200)),
});

export const UbahPasswordInput = z.object({
  password_old: z.string().check(z.minLength(1), z.maxLength(200)),
  password_new: KataSandi,
  password_new_confirmation: z.string().check(z.minLength(6), z.maxLength(200)),
});

export const ResetPasswordInput = z.object({
  token: teksWajib(200),
  password_new: KataSandi,
  password_new_confirmation: z.string().check(z.maxLength(200)),
});

export const Sesi = z.object({
  sesi_id: z.uuid(),
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  dibuat_pada: Instant,
  terakhir_pada: Instant,
  is_sesi_ini: z.boolean(),
});

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Masuk',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: LoginInput,
    output: Me,
    message: 'Selamat datang',
  }),
  logout: endpoint({
    method: 'GET',
    path: '/logout',
    summary: 'Keluar',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: Kosong,
    writes: true,
    whenInactive: true,
    ofOneself: true,
    message: 'Anda telah keluar',
  }),
  me: endpoint({
    method: 'GET',
    path: '/me',
    summary: 'Melihat akun sendiri',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: Me,
    whenInactive: true,
  }),
  switchOrganisasi: endpoint({
    method: 'GET',
    path: '/switch-organisasi/{no_reg}',
    summary: 'Masuk ke organisasi',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ no_reg: teksWajib(60) }),
    output: OrganisasiAktif,
    whenInactive: true,
    ofOneself: true,
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/permissions',
    summary: 'Melihat izin',
    scope: 'tenant',
    who: 'reader',
    access: null,
    locked: 'no',
    input: z.object({ tenant_id: Id, organisasi_id: z.optional(Id) }),
    output: z.array(IzinBernilai),
    whenInactive: true,
    alsoMembers: true,
  }),
  password: endpoint({
    method: 'POST',
    path: '/password',
    summary: 'Mengubah kata sandi sendiri',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: UbahPasswordInput,
    output: Kosong,
    whenInactive: true,
    ofOneself: true,
    message: 'Kata Sandi berhasil diperbarui',
  }),
  linkResetPassword: endpoint({
    method: 'POST',
    path: '/link-reset-password',
    summary: 'Meminta tautan atur ulang kata sandi',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: z.object({ email: Email }),
    output: Kosong,
    message: 'Jika alamat email terdaftar, tautan atur ulang kata sandi telah dikirim',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/reset-password',
    summary: 'Mengatur ulang kata sandi',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: ResetPasswordInput,
    output: Kosong,
    message: 'Kata Sandi berhasil diperbarui',
  }),
  findAktivasi: endpoint({
    method: 'GET',
    path: '/aktivasi/{token}',
    summary: 'Memeriksa tautan aktivasi',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: z.object({ token: teksWajib(200) }),
    output: TautanAktivasi,
  }),
  aktivasi: endpoint({
    method: 'POST',
    path: '/aktivasi',
    summary: 'Mengaktifkan akun',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: AktivasiInput,
    output: Kosong,
    message: 'Akun Anda aktif. Silakan masuk',
  }),
  listSesi: endpoint({
    method: 'GET',
    path: '/sesi',
    summary: 'Melihat sesi masuk',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: z.array(Sesi),
    whenInactive: true,
  }),
  deleteSesi: endpoint({
    method: 'DELETE',
    path: '/sesi/{sesi_id}',
    summary: 'Mengakhiri sesi masuk',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ sesi_id: z.uuid() }),
    output: Kosong,
    whenInactive: true,
    ofOneself: true,
    message: 'Sesi diakhiri',
  }),
};
