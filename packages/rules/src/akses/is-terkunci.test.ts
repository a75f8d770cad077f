import { SUMBER_DATA } from './is-terhubung.ts';
import { expect, test } from 'vitest';
import { isTerkunci } from './is-terkunci.ts';

const linked = { k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false };
const umum = { k_sumber_data: SUMBER_DATA.umum, is_langganan: false };

test.each([
  ['no', 'user', linked, false],
  ['linked', 'user', linked, true],
  ['linked', 'operator', linked, true],
  ['linked', 'user', umum, false],
  ['premium', 'user', umum, true],
  ['premium', 'pemantau', linked, true],
  ['premium', 'admin', umum, false],
  ['linked', 'super_admin', linked, false],
  ['linked', 'operator', { ...linked, is_langganan: true }, false],
  ['premium', 'user', { ...umum, is_langganan: true }, false],
] as const)('a %s feature for a %s of %o: locked %s', (locked, peran, organisasi, expected) => {
  expect(isTerkunci(locked, peran, organisasi)).toBe(expected);
});
