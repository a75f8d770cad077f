import { expect, test } from 'vitest';
import { isMulaiJauh } from './is-mulai-jauh.ts';

test.each([
  ['2026-11-01', false],
  ['2026-11-20', false],
  ['2027-01-19', false],
  ['2027-01-20', true],
  ['2099-01-01', true],
])('on 20-11-2026 a membership from %s is far ahead: %s', (tgl_mulai, jauh) => {
  expect(isMulaiJauh(tgl_mulai, '2026-11-20')).toBe(jauh);
});
