import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERRORS } from './errors.generated.ts';
import { pesanError } from './errors.ts';

const catalogues = await Promise.all(
  globSync('**/*-errors.ts', { cwd: import.meta.dirname }).map(async (file) => {
    const exported: Record<string, object> = await import(join(import.meta.dirname, file));
    return { file, codes: Object.values(exported).flatMap((catalogue) => Object.keys(catalogue)) };
  }),
);
const codes = catalogues.flatMap((one) => one.codes);

test('each error code stands in one catalogue: of two the later would silently take the place of the other', () => {
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
  const where = twice.map((code) => [
    code,
    ...catalogues.filter((one) => one.codes.includes(code)).map(({ file }) => file),
  ]);
  expect(where).toEqual([]);
});

test('a date in a sentence is written as people read it', () => {
  expect(pesanError('tukar_shift.tanpa_roster', { nama: 'Ani', tanggal: '2026-11-05' })).toBe(
    'Ani tidak memiliki jadwal shift pada 05-11-2026, jadi tidak dapat ditukar',
  );
});

test('every catalogue is part of the whole', () => {
  expect(codes.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});
