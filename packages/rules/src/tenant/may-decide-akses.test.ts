import { expect, test } from 'vitest';
import { mayChooseInduk, mayDecideAkses } from './may-decide-akses.ts';

test.each([
  ['a tenant’s admin decides who comes under it', 'admin', 'organisasi', true],
  ['a tenant’s admin does not decide whether there is a tenant', 'admin', 'tenant', false],
  ['a super admin decides about an organisation', 'super_admin', 'organisasi', true],
  ['a super admin decides about a tenant', 'super_admin', 'tenant', true],
] as const)('%s', (_, peran, jenis, may) => {
  expect(mayDecideAkses(peran, jenis)).toBe(may);
});

test('under which tenant it comes is said by a super admin alone', () => {
  expect([mayChooseInduk('super_admin'), mayChooseInduk('admin')]).toEqual([true, false]);
});
