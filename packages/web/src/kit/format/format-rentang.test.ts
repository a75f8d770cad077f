import { expect, test } from 'vitest';
import { formatRentang } from './format-rentang.ts';

test.each([
  ['2022-03-01', '2022-04-30', '01-03-2022 – 30-04-2022'],
  ['2022-03-01', '2022-03-01', '01-03-2022'],
  ['2022-03-01', null, '01-03-2022 – sekarang'],
  ['2026-11-24', null, '24-11-2026 – sekarang'],
  ['2026-11-25', null, 'mulai 25-11-2026'],
])('on 24 November 2026 a span from %s to %s is told as %s', (mulai, selesai, text) => {
  expect(formatRentang(mulai, selesai, '2026-11-24')).toBe(text);
});
