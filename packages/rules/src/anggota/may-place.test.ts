import { expect, test } from 'vitest';
import { isMilik, mayPlace } from './may-place.ts';

test.each([
  ['one of his own places alone', { is_di_tempat_lain: false, is_anggota_suatu: true }, true],
  ['one that belongs elsewhere too', { is_di_tempat_lain: true, is_anggota_suatu: true }, false],
  ['one that belongs nowhere', { is_di_tempat_lain: false, is_anggota_suatu: false }, false],
])('an operator places %s: %s', (_, akun, may) => {
  expect(isMilik(akun)).toBe(may);
  expect(mayPlace('operator', akun)).toBe(may);
  expect(mayPlace('admin', akun)).toBe(true);
});
