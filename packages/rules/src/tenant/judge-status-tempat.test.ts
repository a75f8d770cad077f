import { expect, test } from 'vitest';
import { PERAN } from '../akses/peran.ts';
import { closesFromAbove, judgeStatusOrganisasi, needsKeterangan } from './judge-status-tempat.ts';

test.each([
  [11, false],
  [12, true],
  [13, false],
  [14, true],
  [15, true],
] as const)('with status %i people are told why: %s', (status, expected) => {
  expect(needsKeterangan(status)).toBe(expected);
});

test.each([
  ['an admin closes what is open', false, 11, false, 12, null],
  ['an admin blocks what is open', false, 11, false, 15, null],
  ['an admin opens what he closed', false, 12, false, 11, null],
  ['an admin opens what he blocked', false, 15, false, 11, null],
  ['an admin does not open what was closed above him', false, 15, true, 11, 'organisasi.closed_above'],
  ['an admin does not decide what waits', false, 13, false, 11, 'organisasi.awaits_decision'],
  ['an admin does not bring back what was turned down', false, 14, false, 11, 'organisasi.awaits_decision'],
  ['an admin does not turn down', false, 11, false, 14, 'organisasi.awaits_decision'],
  ['a super admin opens what was closed above', true, 15, true, 11, null],
  ['a super admin decides what waits', true, 13, false, 14, null],
] as const)('%s', (_, is_super_admin, status, is_ditutup_dari_atas, tujuan, expected) => {
  expect(judgeStatusOrganisasi({ is_super_admin }, { status, is_ditutup_dari_atas }, tujuan)).toBe(expected);
});

test('a super admin alone closes from above a tenant', () => {
  expect(PERAN.filter((peran) => closesFromAbove(peran))).toEqual(['super_admin']);
});
