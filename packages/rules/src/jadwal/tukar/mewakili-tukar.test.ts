import { expect, test } from 'vitest';
import { PERAN, type Peran } from '../../akses/peran.ts';
import { listPihakTukar, mewakiliTukar } from './mewakili-tukar.ts';

const [AKU, REKAN, LAIN] = [1, 2, 3];
const oleh = (peran: Peran) => ({ user_id: AKU, peran });

test('everybody asks for himself, operators and who is above them for anybody', () => {
  expect(PERAN.filter((peran) => mewakiliTukar(oleh(peran), AKU))).toEqual(PERAN);
  expect(PERAN.filter((peran) => mewakiliTukar(oleh(peran), REKAN))).toEqual(['super_admin', 'admin', 'operator']);
});

test.each([
  ['who asked', 'user', AKU, REKAN, ['a']],
  ['the other member', 'user', REKAN, AKU, ['b']],
  ['a member who is neither', 'user', REKAN, LAIN, []],
  ['an operator', 'operator', REKAN, LAIN, ['operator']],
  ['an operator who asked', 'operator', AKU, REKAN, ['operator', 'a']],
  ['a monitor', 'pemantau', REKAN, LAIN, []],
] as const)('%s moves a swap on as %4$s', (_, peran, a, b, pihak) => {
  expect(listPihakTukar(oleh(peran), { a: { user_id: a }, b: { user_id: b } })).toEqual(pihak);
});
