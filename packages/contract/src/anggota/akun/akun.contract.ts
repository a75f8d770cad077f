import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import * as z from 'zod/mini';
import { KataSandi, Username } from '../../auth/dasar/auth-fields.ts';
import { UbahPasswordInput } from '../../auth/sandi/sandi.calls.ts';
import { SandiUlang } from '../../auth/faktor/faktor.contract.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Email, Id, Instant, Kosong, teksWajib, teksPanjang } from '../../kit/fields.ts';
import { RoleAnggota, StatusAnggota } from '../daftar/anggota-fields.ts';
import { Anggota } from '../daftar/anggota.ts';
import { AkhirMutasiAnggota } from '../daftar/mutasi-anggota.ts';

/** What an account can be set to; only an admin or super admin blocks. */
const StatusAkun = z.literal([STATUS_USER.aktif, STATUS_USER.tidak_aktif, STATUS_USER.diblokir]);
const SatuAkun = z.object({ user_id: Id });
const SatuAnggota = z.object({ organisasi_id: Id, user_id: Id });

export const TokenAktivasi = z.object({ token: z.string(), tautan: z.string(), kedaluwarsa_pada: Instant });

/** By one's own number: each for himself. */
const sendiri = { scope: 'user', who: 'own', access: null, locked: 'no', whenInactive: true, ofOneself: true } as const;
/** By the number of somebody of one's own people. */
const olehOperator = { scope: 'user', who: 'operator', access: 'user.index', locked: 'no' } as const;

export const akun = {
  /** One's own with one's password, so that an open computer is not enough. */
  changeUsername: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/users/{user_id}/username',
    summary: 'Mengubah username',
    input: z.extend(SatuAkun, { username: Username, password: z.optional(SandiUlang.shape.password) }),
    output: Kosong,
    message: 'Username berhasil diperbarui',
  }),
  changeOwnPassword: endpoint({
    ...sendiri,
    method: 'PUT',
    path: '/users/{user_id}/ubah-password',
    summary: 'Mengubah kata sandi sendiri',
    input: z.extend(UbahPasswordInput, { user_id: Id }),
    output: Kosong,
    message: 'Kata Sandi berhasil diperbarui',
  }),
  setPassword: endpoint({
    ...olehOperator,
    method: 'PUT',
    path: '/users/{user_id}/update-password',
    summary: 'Mengatur kata sandi anggota',
    input: z.extend(SatuAkun, {
      password_new: KataSandi,
      password_new_confirmation: KataSandi,
    }),
    output: Kosong,
    message: 'Kata Sandi berhasil diperbarui',
  }),
  /** Nothing changes until the link that goes to the new address is opened. */
  changeEmail: endpoint({
    ...olehOperator,
    method: 'PUT',
    path: '/users/{user_id}/ubah-email',
    summary: 'Mengubah email anggota',
    input: z.extend(SatuAkun, { email: Email }),
    output: Kosong,
    message: 'Tautan konfirmasi telah dikirim ke alamat email yang baru',
    mails: true,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/verify',
    summary: 'Mengonfirmasi perubahan email',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: z.object({ token: teksWajib(200) }),
    output: z.object({ email: z.string() }),
    message: 'Alamat email berhasil diperbarui',
  }),
  /** With organisasi_id the membership there becomes 1 or 2, without it the account. The remark stands in the log. */
  changeStatusAkun: endpoint({
    ...olehOperator,
    method: 'PUT',
    path: '/users/{user_id}/ubah-status',
    summary: 'Mengubah status anggota',
    input: z.extend(SatuAkun, {
      status: StatusAkun,
      organisasi_id: z.optional(Id),
      keterangan: z.optional(teksPanjang(500)),
      ...AkhirMutasiAnggota,
    }),
    output: z.object({ user_id: Id, status: z.int(), is_aktif: z.boolean() }),
  }),
  /** Issues a new activation token, which takes the place of earlier ones; it is answered this once, and printed on sheets. */
  activateAnggota: endpoint({
    method: 'PUT',
    path: '/orgs/{organisasi_id}/users/{user_id}/aktivasi',
    summary: 'Menerbitkan token aktivasi',
    scope: 'organisasi',
    who: 'operator',
    access: 'user.index',
    locked: 'linked',
    input: SatuAnggota,
    output: TokenAktivasi,
  }),
  listAktivasi: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/users/{user_id}/aktivasi-log',
    summary: 'Melihat riwayat aktivasi',
    scope: 'organisasi',
    who: 'reader',
    access: 'user.index',
    locked: 'linked',
    input: SatuAnggota,
    output: z.array(
      z.object({
        dibuat_pada: Instant,
        kedaluwarsa_pada: Instant,
        dipakai_pada: z.nullable(Instant),
        keadaan: z.enum(['berlaku', 'dipakai', 'kedaluwarsa']),
      }),
    ),
  }),
  changeRole: endpoint({
    method: 'POST',
    path: '/orgs/{organisasi_id}/users/{user_id}/role',
    summary: 'Mengubah peran anggota',
    scope: 'organisasi',
    who: 'operator',
    access: 'user.index',
    locked: 'linked',
    input: z.extend(SatuAnggota, { role: RoleAnggota }),
    output: Anggota,
  }),
  /** For who has lost his phone: he signs in by his password alone, until he sets one up again. */
  resetFaktor: endpoint({
    ...olehOperator,
    method: 'DELETE',
    path: '/users/{user_id}/faktor',
    summary: 'Mengatur ulang faktor kedua anggota',
    input: SatuAkun,
    output: Kosong,
    message: 'Faktor kedua diatur ulang',
  }),
  /** Everywhere, for who lost a device or whose account somebody else uses; the person is told by mail. */
  endSesiAnggota: endpoint({
    ...olehOperator,
    method: 'DELETE',
    path: '/users/{user_id}/sesi',
    summary: 'Mengakhiri semua sesi anggota',
    input: SatuAkun,
    output: Kosong,
    message: 'Semua sesinya diakhiri',
  }),
  listOrganisasiAnggota: endpoint({
    method: 'GET',
    path: '/users/{user_id}/list-organisasi',
    summary: 'Melihat organisasi anggota',
    scope: 'user',
    who: 'own',
    access: null,
    locked: 'no',
    input: SatuAkun,
    output: z.array(
      z.object({
        organisasi_id: Id,
        kode_organisasi: z.string(),
        nama: z.string(),
        role: RoleAnggota,
        status: StatusAnggota,
      }),
    ),
    whenInactive: true,
  }),
};
