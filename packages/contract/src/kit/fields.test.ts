import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { teks, teksPanjang } from './fields.ts';
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
