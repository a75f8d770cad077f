import { expect, test } from 'vitest';
import { toUmur } from './umur.ts';

test.each([
  ['on the day of birth', '2026-11-24', '2026-11-24', { bulan: 0 }],
  ['the day before a month is over', '2026-10-25', '2026-11-24', { bulan: 0 }],
  ['a month', '2026-10-24', '2026-11-24', { bulan: 1 }],
  ['a year is still told in months', '2025-11-24', '2026-11-24', { bulan: 12 }],
  ['above twelve months in years', '2025-10-24', '2026-11-24', { tahun: 1 }],
  ['the day before a birthday', '1986-11-25', '2026-11-24', { tahun: 39 }],
  ['on the birthday', '1986-11-24', '2026-11-24', { tahun: 40 }],
  ['born on the 29th of February', '2000-02-29', '2026-02-28', { tahun: 25 }],
  ['and a day later', '2000-02-29', '2026-03-01', { tahun: 26 }],
  ['yet to be born', '2026-11-25', '2026-11-24', null],
])('%s', (_, tgl_lahir, pada, umur) => {
  expect(toUmur(tgl_lahir, pada)).toEqual(umur);
});
