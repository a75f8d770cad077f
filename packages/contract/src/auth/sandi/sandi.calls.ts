import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Email, Kosong, teksWajib } from '../../kit/fields.ts';
import { KataSandi } from '../dasar/auth-fields.ts';

export const UbahPasswordInput = z.object({
  password_old: z.string().check(z.minLength(1), z.maxLength(200)),
  password_new: KataSandi,
  password_new_confirmation: KataSandi,
});

export const ResetPasswordInput = z.object({
  token: teksWajib(200),
  password_new: KataSandi,
  password_new_confirmation: KataSandi,
});

/** For whom a mailed link sets a new password. */
export const TautanReset = z.object({
  nama: z.string(),
  username: z.nullable(z.string()),
  /** How long the password must be at least, where he belongs. */
  sandi_min: z.int(),
});

export const sandi = {
  /** What a new password of one's own must keep to. */
  getAturanSandi: endpoint({
    method: 'GET',
    path: '/me/aturan-sandi',
    summary: 'Melihat aturan kata sandi sendiri',
    scope: 'user',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({}),
    output: z.object({ sandi_min: z.int() }),
    whenInactive: true,
    beforeFaktor: true,
  }),
  changePassword: endpoint({
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
    beforeFaktor: true,
    ofOneself: true,
    message: 'Kata Sandi berhasil diperbarui',
  }),
  sendLinkReset: endpoint({
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
    mails: true,
  }),
  checkReset: endpoint({
    method: 'GET',
    path: '/reset-password/{token}',
    summary: 'Memeriksa tautan atur ulang kata sandi',
    scope: 'public',
    who: 'public',
    access: null,
    locked: 'no',
    input: z.object({ token: teksWajib(200) }),
    output: TautanReset,
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
};
