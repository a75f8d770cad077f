import { expect, test } from 'vitest';
import { judgeUbahAkun } from './judge-ubah-akun.ts';

test.each([
  ['operator', 'user', false, null],
  ['operator', 'user', true, 'akun.member_elsewhere'],
  ['operator', 'operator', false, 'akses.denied'],
  ['operator', 'admin', true, 'akses.denied'],
  ['admin', 'user', true, null],
  ['admin', 'operator', true, null],
  ['admin', 'admin', false, 'akses.denied'],
  ['super_admin', 'admin', true, null],
  ['user', 'user', false, 'akses.denied'],
  ['viewer', 'user', false, 'akses.denied'],
  ['operator', 'viewer', false, 'akses.denied'],
  ['admin', 'pemantau', false, 'akses.denied'],
  ['super_admin', 'viewer', true, null],
] as const)('%s over the account of %s (elsewhere too: %s): %s', (actor, peran, is_di_tempat_lain, expected) => {
  expect(judgeUbahAkun(actor, { peran, is_di_tempat_lain })).toBe(expected);
});
