import { expect, test } from 'vitest';
import { KODE_PERAN } from './kode-peran.ts';
import { peranTertinggi } from './peran-tertinggi.ts';

const guru = { is_super_admin: false, is_viewer: false, is_pemantau: false, is_admin: false, role: KODE_PERAN.user };

test.each([
  ['a member', {}, 'user'],
  ['who is no member anywhere', { role: null }, 'user'],
  ['an operator', { role: KODE_PERAN.operator }, 'operator'],
  ['a tenant’s admin who is also operator', { role: KODE_PERAN.operator, is_admin: true }, 'admin'],
  ['a monitor', { is_pemantau: true }, 'pemantau'],
  ['a monitor who is marked admin too only reads', { is_pemantau: true, is_admin: true }, 'pemantau'],
  ['a viewer who is marked admin too only reads', { is_viewer: true, is_admin: true }, 'viewer'],
  ['a viewer who monitors too reads everything', { is_viewer: true, is_pemantau: true }, 'viewer'],
  ['a super admin, whatever else he is', { is_super_admin: true, is_viewer: true, is_admin: true }, 'super_admin'],
] as const)('%s: %o → %s', (_, more, peran) => {
  expect(peranTertinggi({ ...guru, ...more })).toBe(peran);
});
