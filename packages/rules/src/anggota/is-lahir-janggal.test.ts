import { expect, test } from 'vitest';
import { isLahirJanggal } from './is-lahir-janggal.ts';

test.each([
  ['a child of six is no member', '2020-01-01', true],
  ['nor is a newborn', '2026-11-01', true],
  ['the day before the fifteenth birthday it is still unlikely', '2011-11-21', true],
  ['from the fifteenth birthday on it is not', '2011-11-20', false],
  ['a birthday that is yet to come is another matter', '2027-01-01', false],
])('%s', (_, tgl_lahir, janggal) => {
  expect(isLahirJanggal(tgl_lahir, '2026-11-20')).toBe(janggal);
});
