import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong, SortedPageInput, pageOf, teks, teksWajib } from '../../kit/fields.ts';
import { Gender } from '../../kit/kode.ts';
import { RoleAnggota } from './anggota-fields.ts';
import { FilterAnggota, TambahAnggotaInput, UbahAnggotaInput } from './anggota-input.ts';
import { Anggota, AnggotaBaris, AnggotaTenant } from './anggota.ts';
import { AkhirMutasiAnggota, AnggotaBermutasi } from './mutasi-anggota.ts';
import { Undangan } from '../undangan/undangan.contract.ts';

const diDalam = { scope: 'organisasi', access: 'user.index' } as const;
const SatuAnggota = z.object({ organisasi_id: Id, user_id: Id });

export const anggota = {
  listAnggota: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users',
    summary: 'Melihat daftar anggota',
    who: 'reader',
    locked: 'no',
    input: FilterAnggota,
    output: pageOf(AnggotaBaris),
  }),
  listAnggotaTenant: endpoint({
    method: 'GET',
    path: '/tenant/{tenant_id}/users',
    summary: 'Melihat daftar anggota tenant',
    scope: 'tenant',
    who: 'reader',
    access: 'user.index',
    locked: 'no',
    input: z.extend(SortedPageInput, {
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
    /** `is_diundang`: adding him sends an invitation, since he is another organisation's. */
    output: z.nullable(
      z.object({
        user_id: Id,
        nama: z.string(),
        email: z.string(),
        is_anggota: z.boolean(),
        is_diundang: z.boolean(),
      }),
    ),
  }),
  listAnggotaAktif: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users-aktif',
    summary: 'Memilih anggota aktif',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id, q: z.optional(teks(100)), group_id: z.optional(Id) }),
    output: z.array(
      z.object({
        user_id: Id,
        nama: z.string(),
        gender: Gender,
        file_foto: z.nullable(z.string()),
        /** What tells namesakes apart, and `q` finds them by: only to whoever sees everybody's rows (aturan/akses#siapa). */
        nip: z.optional(z.nullable(z.string())),
        nuptk: z.optional(z.nullable(z.string())),
        grup: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
  addAnggota: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/users',
    summary: 'Menambah anggota',
    who: 'operator',
    locked: 'linked',
    input: TambahAnggotaInput,
    /** Who is another organisation's becomes a member once he accepts: what is answered then is his invitation. */
    output: z.union([Anggota, Undangan]),
    created: true,
  }),
  getAnggota: endpoint({
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
  /** The whole NIK, which every other answer about a member shows by its end alone; who asked for it is written down. */
  getNikAnggota: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/{user_id}/nik',
    summary: 'Membuka NIK anggota',
    scope: 'organisasi',
    who: 'reader',
    access: 'user.show',
    locked: 'no',
    recorded: true,
    input: SatuAnggota,
    output: z.object({ nik: z.nullable(z.string()) }),
  }),
  changeAnggota: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/users/{user_id}',
    summary: 'Mengubah anggota',
    who: 'operator',
    locked: 'linked',
    input: UbahAnggotaInput,
    output: Anggota,
  }),
  endKeanggotaan: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/users/{user_id}',
    summary: 'Mengakhiri keanggotaan',
    who: 'operator',
    locked: 'linked',
    input: z.extend(SatuAnggota, AkhirMutasiAnggota),
    output: Kosong,
    message: 'Keanggotaan berakhir hari ini. Riwayatnya tetap tersimpan',
  }),
  /** Of these members those whose transfer or loan their end touches, asked before they are made inactive. */
  listMutasiAnggota: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users-mutasi',
    summary: 'Melihat mutasi anggota yang akan berakhir',
    who: 'operator',
    locked: 'linked',
    input: z.object({ organisasi_id: Id, user_id: z.array(Id).check(z.minLength(1), z.maxLength(1000)) }),
    output: z.array(AnggotaBermutasi),
  }),
  listBiometrik: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/biometrik',
    summary: 'Melihat pendaftaran biometrik anggota',
    who: 'reader',
    locked: 'linked',
    input: z.extend(SortedPageInput, { organisasi_id: Id, is_biometrik: z.optional(z.boolean()) }),
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
  getKuotaAnggota: endpoint({
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
