import { expect, test } from 'vitest';
import { refuseGiliran } from './refuse-giliran.ts';

const [AKU, REKAN, LAIN] = [1, 2, 3];

test.each([
  ['whose it is', 'user', [AKU], 'persetujuan.own_request'],
  ['whose it is too', 'operator', [REKAN, AKU], 'persetujuan.own_request'],
  ['an operator', 'operator', [REKAN, LAIN], 'persetujuan.not_your_turn'],
  ['a member', 'user', [REKAN], 'akses.denied'],
  ['a monitor', 'pemantau', [REKAN], 'akses.denied'],
] as const)('without the turn %s is told %4$s', (_, peran, pihak, refusal) => {
  expect(refuseGiliran({ user_id: AKU, peran }, pihak)).toBe(refusal);
});
