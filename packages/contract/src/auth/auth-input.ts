import * as z from 'zod/mini';
import { Email, teks, teksWajib } from '../kit/fields.ts';
import { KataSandi, Username } from './auth-fields.ts';

export const LoginInput = z.object({
  grant_type: z.optional(z.literal('password')),
  client_id: z.optional(z.union([z.int(), teks(20)])),
  client_secret: z.optional(z.string().check(z.maxLength(200))),
  username: teksWajib(254),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  service: z.optional(teks(40)),
  /** From a mail of `POST login/kode`: with it one's own tries are not those of strangers. */
  kode: z.optional(teksWajib(20)),
});

export const KodeMasukInput = z.object({ username: teksWajib(254) });

export const AktivasiInput = z.object({
  token: teksWajib(200),
  username: Username,
  email: Email,
  password: KataSandi,
  password_confirmation: KataSandi,
});

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
