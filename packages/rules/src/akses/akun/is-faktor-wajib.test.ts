import { expect, test } from 'vitest';
import { isFaktorWajib } from './is-faktor-wajib.ts';

const biasa = { is_super_admin: false, is_viewer: false, is_pemantau: false, is_admin: false, is_operator: false };
const tidak = { atas: false, admin: false, operator: false };
const semua = { atas: true, admin: true, operator: true };

test.each([
  ['a super admin, where the server asks it', { is_super_admin: true }, { atas: true }, true],
  ['a viewer, where the server asks it', { is_viewer: true }, { atas: true }, true],
  ['a monitor, where the server asks it', { is_pemantau: true }, { atas: true }, true],
  ['an admin of a tenant that asks it of its admins', { is_admin: true }, { admin: true }, true],
  ['an operator of a tenant that asks it of its operators', { is_operator: true }, { operator: true }, true],
  [
    'an admin who is an operator too, where only operators are asked',
    { is_admin: true, is_operator: true },
    { operator: true },
    true,
  ],
  ['an admin, where only operators are asked', { is_admin: true }, { operator: true }, false],
  ['an operator, where only admins are asked', { is_operator: true }, { admin: true }, false],
  ['a super admin, where only tenants ask it', { is_super_admin: true }, { admin: true, operator: true }, false],
  ['a plain member, whoever asks', {}, semua, false],
])('a second factor of %s', (_, orang, aturan, wajib) => {
  expect(isFaktorWajib({ ...biasa, ...orang }, { ...tidak, ...aturan })).toBe(wajib);
});
