import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../contract.generated.ts';
import { Bulan, kelipatan, namaWajib, Tanggal, teks, teksPanjang } from './fields.ts';
import { listCalls } from './list-calls.ts';

const UNSEEN = ['\u0000', '\u0007', '\u0085', '\u200b', '\u202e', '\u2066', '\ufeff'];

test.each(UNSEEN)('no text takes %j, which nobody sees', (unseen) => {
  for (const schema of [teks(50), teksPanjang(50)]) {
    expect(z.safeParse(schema, `Si${unseen}ti`).error?.issues[0]?.message).toMatch(/^Hapus karakter/);
  }
});

test('a name is one line; an explanation has lines, tabs and pictures', () => {
  for (const isi of ['Siti\nBudi', 'Siti\tBudi', 'Siti\u200dBudi']) {
    expect(z.safeParse(teks(50), isi).success).toBe(false);
    expect(z.safeParse(teksPanjang(50), isi).success).toBe(true);
  }
  expect(z.parse(teks(50), ' Nur’aini Šiti, S.Pd. ')).toBe('Nur’aini Šiti, S.Pd.');
});

test('a name that only looks like another is the other', () => {
  expect(z.parse(namaWajib(50), ' golongan  DARAH ')).toBe('golongan DARAH');
});

/** A password is compared, never shown. */
const RAHASIA = /password|kata_sandi|secret/;

test.each(listCalls(contract).map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s takes no mark that turns text around',
  (_, endpoint) => {
    for (const [field, schema] of Object.entries(endpoint.input.shape)) {
      if (RAHASIA.test(field)) continue;
      expect(z.safeParse(schema as z.ZodMiniType, 'budi\u202eitis').success, field).toBe(false);
    }
  },
);

test.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('%s is no date of anybody', (tanggal) => {
  expect(z.safeParse(Tanggal, tanggal).success).toBe(false);
  expect(z.safeParse(Bulan, tanggal.slice(0, 7)).success).toBe(false);
});

test.each(['1900-01-01', '2026-11-22', '2199-12-31'])('%s is', (tanggal) => {
  expect(z.parse(Tanggal, tanggal)).toBe(tanggal);
  expect(z.parse(Bulan, tanggal.slice(0, 7))).toBe(tanggal.slice(0, 7));
});

test('steps are whole steps, and a number next to nothing is none', () => {
  const accepted = (langkah: number) => (value: number) => z.safeParse(kelipatan(langkah, 100), value).success;
  expect([0, 0.5, 12, 100].filter(accepted(0.5))).toEqual([0, 0.5, 12, 100]);
  expect([0.07, 0.29, 99.99].filter(accepted(0.01))).toEqual([0.07, 0.29, 99.99]);
  expect([0.3, 1e-99, 5e-324, 2.2e-26, -0.5, 100.5].filter(accepted(0.5))).toEqual([]);
  expect([0.005, 1e-7, 1e-99].filter(accepted(0.01))).toEqual([]);
});
