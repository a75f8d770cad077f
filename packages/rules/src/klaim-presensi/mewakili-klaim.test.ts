import { expect, test } from 'vitest';
import { PERAN, type Peran } from '../akses/peran.ts';
import { mayCancelKlaim, mewakiliKlaim, mewakiliSemuaKlaim } from './mewakili-klaim.ts';

const [AKU, REKAN] = [1, 2];

test('operators and who is above them act for every member, those who only watch for nobody', () => {
  expect(PERAN.filter((peran) => mewakiliSemuaKlaim(peran))).toEqual(['super_admin', 'admin', 'operator']);
});

test.each([
  ['a member for himself', 'user', AKU, true],
  ['a member for another', 'user', REKAN, false],
  ['an operator for another', 'operator', REKAN, true],
  ['a monitor for another', 'pemantau', REKAN, false],
] as const)('a claim is filed by %s: %4$s', (_, peran, untuk, files) => {
  expect(mewakiliKlaim({ user_id: AKU, peran: peran satisfies Peran }, untuk)).toBe(files);
});

test.each([
  ['a member whom it is about among others', 'user', [REKAN, AKU], true],
  ['a member whom it is not about', 'user', [REKAN], false],
  ['an operator whom it is not about', 'operator', [REKAN], true],
  ['a viewer', 'viewer', [REKAN], false],
] as const)('a claim is taken back by %s: %4$s', (_, peran, milik, may) => {
  expect(mayCancelKlaim({ user_id: AKU, peran: peran satisfies Peran }, milik)).toBe(may);
});
