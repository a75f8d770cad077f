import { expect, test } from 'vitest';
import { KODE_PERAN } from './kode-peran.ts';
import { peranOfRole } from './peran-of-role.ts';

test.each([
  ['an operator', KODE_PERAN.operator, 'operator'],
  ['a user', KODE_PERAN.user, 'user'],
  ['who has no role there', null, 'user'],
  ['a role that no member has', KODE_PERAN.admin, 'user'],
] as const)('%s', (_, role, peran) => {
  expect(peranOfRole(role)).toBe(peran);
});
