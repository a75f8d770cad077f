import { expect, test } from 'vitest';
import type { IzinTenant } from '../../akses/izin.ts';
import { PERAN, type Peran } from '../../akses/peran.ts';
import {
  mewakiliCuti,
  mewakiliSemuaCuti,
  seesAjuan,
  seesSaldo,
  seesSemuaCuti,
  seesSemuaSaldo,
} from './cuti-terlihat.ts';

const [AKU, REKAN] = [1, 2];
const oleh = (peran: Peran, izin: IzinTenant = {}) => ({ user_id: AKU, peran, izin });

test('everybody but a plain user reads all leave, and those of them who write act for the members', () => {
  expect(PERAN.filter((peran) => seesSemuaCuti(oleh(peran)))).toEqual(PERAN.filter((peran) => peran !== 'user'));
  expect(PERAN.filter((peran) => mewakiliSemuaCuti(oleh(peran)))).toEqual(['super_admin', 'admin', 'operator']);
});

test.each([
  [
    'an operator from whom the name was taken reads his own alone',
    'operator',
    { operator: { 'cuti-ajuan.index': false } },
    false,
  ],
  ['a plain user who was given it too', 'user', { user: { 'cuti-ajuan.index': true } }, false],
  ['a super admin holds every name', 'super_admin', { super_admin: { 'cuti-ajuan.index': false } }, true],
] as const)('%s', (_, peran, izin, sees) => {
  expect(seesSemuaCuti(oleh(peran, izin))).toBe(sees);
  expect(mewakiliCuti(oleh(peran, izin), REKAN)).toBe(sees);
  expect(mewakiliCuti(oleh(peran, izin), AKU)).toBe(true);
});

test.each([
  ['whose it is, or who made it', 'user', {}, { milik: [REKAN, AKU] }, true],
  ['who decides it or has decided on it', 'user', {}, { milik: [REKAN], penyetuju: [AKU] }, true],
  ['another member', 'user', {}, { milik: [REKAN], penyetuju: [REKAN] }, false],
  ['who reads all leave', 'operator', {}, { milik: [REKAN] }, true],
  ['an operator without the name', 'operator', { operator: { 'cuti-ajuan.index': false } }, { milik: [REKAN] }, false],
] as const)('a request exists for %s: %5$s', (_, peran, izin, pihak, sees) => {
  expect(seesAjuan(oleh(peran, izin), pihak)).toBe(sees);
});

test('a balance is read by its member, and with the name of balances by anybody who sees him', () => {
  const tanpa = oleh('operator', { operator: { 'cuti-saldo.index': false } });
  expect([seesSaldo(tanpa, AKU), seesSaldo(tanpa, REKAN), seesSemuaSaldo(tanpa)]).toEqual([true, false, false]);
  expect([seesSaldo(oleh('operator'), REKAN), seesSemuaSaldo(oleh('operator'))]).toEqual([true, true]);
  expect([seesSaldo(oleh('user'), AKU), seesSaldo(oleh('user'), REKAN)]).toEqual([true, false]);
});
