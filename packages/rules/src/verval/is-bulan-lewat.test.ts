import { expect, test } from 'vitest';
import { isBulanLewat } from './is-bulan-lewat.ts';

test.each([
  ['its last day', '2026-11-30', false],
  ['the day after', '2026-12-01', true],
  ['a day in it', '2026-11-15', false],
  ['a day before it', '2026-10-31', false],
  ['the next year', '2027-01-01', true],
])('whether November is over on %s', (_, hariIni, isLewat) => {
  expect(isBulanLewat('2026-11', hariIni)).toBe(isLewat);
});
