import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { KataSandi, Username } from '../auth/dasar/auth-fields.ts';
import { Email, Tanggal, teksWajib } from './fields.ts';
import { installPesanValidasi } from './pesan-validasi.ts';

installPesanValidasi();
const saidOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['a page that must be one at least', z.int().check(z.positive()), 0, 'Isi lebih dari 0'],
  ['a number with its least allowed', z.int().check(z.minimum(5)), 4, 'Paling kecil 5'],
  ['a number with its greatest allowed', z.int().check(z.maximum(5)), 6, 'Paling besar 5'],
  [
    'a number with its greatest allowed in thousands',
    z.int().check(z.maximum(100_000)),
    100_001,
    'Paling besar 100.000',
  ],
  ['a text that is empty', z.string().check(z.minLength(1)), '', 'Wajib diisi'],
  ['a password that is empty', KataSandi, '', 'Wajib diisi'],
  ['a password that is too short', KataSandi, 'abc', 'Minimal 6 karakter'],
  ['a user name that is empty', Username, '', 'Wajib diisi'],
  ['a user name of blanks alone', Username, '   ', 'Wajib diisi'],
  ['a user name that is too short', Username, 'abc', 'Minimal 6 karakter'],
  ['an address that is empty', Email, '', 'Wajib diisi'],
  ['a date that is empty', Tanggal, '', 'Wajib diisi'],
  ['a choice that is empty', z.enum(['L', 'P']), '', 'Wajib diisi'],
  ['a name of blanks alone', teksWajib(10), ' ', 'Wajib diisi'],
  ['a field that is not there', z.string(), undefined, 'Wajib diisi'],
])('%s is told as a person would', (_, schema, value, said) => {
  expect(saidOf(schema, value)).toBe(said);
});
