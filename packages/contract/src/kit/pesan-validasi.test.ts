import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { installPesanValidasi } from './pesan-validasi.ts';

installPesanValidasi();
const saidOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['a page that must be one at least', z.int().check(z.positive()), 0, 'Isi lebih dari 0'],
  ['a number with its least allowed', z.int().check(z.minimum(5)), 4, 'Paling kecil 5'],
  ['a number with its greatest allowed', z.int().check(z.maximum(5)), 6, 'Paling besar 5'],
  ['a text that is empty', z.string().check(z.minLength(1)), '', 'Wajib diisi'],
  ['a field that is not there', z.string(), undefined, 'Wajib diisi'],
])('%s is told as a person would', (_, schema, value, said) => {
  expect(saidOf(schema, value)).toBe(said);
});
