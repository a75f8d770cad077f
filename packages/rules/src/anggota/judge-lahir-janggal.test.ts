import { expect, test } from 'vitest';
import { judgeLahirJanggal } from './judge-lahir-janggal.ts';

test.each([
  ['a child of six is no member', '2020-01-01', 'muda'],
  ['nor is a newborn', '2026-11-01', 'muda'],
  ['the day before the fifteenth birthday it is still unlikely', '2011-11-21', 'muda'],
  ['from the fifteenth birthday on it is not', '2011-11-20', null],
  ['a birthday that is yet to come is another matter', '2027-01-01', null],
  ['who was born in 1900 works no more', '1900-01-01', 'tua'],
  ['nor does who was born on the last day of 1919', '1919-12-31', 'tua'],
  ['from 1920 on it is possible', '1920-01-01', null],
] as const)('%s', (_, tgl_lahir, janggal) => {
  expect(judgeLahirJanggal(tgl_lahir, '2026-11-20')).toBe(janggal);
});
