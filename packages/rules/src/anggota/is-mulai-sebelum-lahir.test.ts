import { expect, test } from 'vitest';
import { isMulaiSebelumLahir } from './is-mulai-sebelum-lahir.ts';

test.each([
  ['1900-01-01', '2010-05-17', true],
  ['2010-05-16', '2010-05-17', true],
  ['2010-05-17', '2010-05-17', false],
  ['2026-11-20', '2010-05-17', false],
  ['1900-01-01', null, false],
])('a membership from %s of who was born on %s begins before his birth: %s', (tgl_mulai, tgl_lahir, sebelum) => {
  expect(isMulaiSebelumLahir(tgl_mulai, tgl_lahir)).toBe(sebelum);
});
