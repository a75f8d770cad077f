import { expect, test } from 'vitest';
import { STATUS_USER } from '../../kode/status-user.ts';
import { maySetStatusAkun } from './may-set-status-akun.ts';

const { aktif, tidak_aktif, menunggu, diblokir } = STATUS_USER;

test.each([
  ['operator', aktif, tidak_aktif, true],
  ['operator', tidak_aktif, aktif, true],
  ['operator', aktif, diblokir, false],
  ['operator', diblokir, aktif, false],
  ['operator', menunggu, aktif, false],
  ['admin', aktif, diblokir, true],
  ['admin', diblokir, aktif, true],
  ['super_admin', menunggu, aktif, true],
  ['viewer', aktif, diblokir, false],
] as const)('%s brings an account from %i to %i: %s', (actor, from, to, may) => {
  expect(maySetStatusAkun(actor, from, to)).toBe(may);
});
