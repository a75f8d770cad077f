import { expect, test } from 'vitest';
import { bulanSebelum } from './bulan-sebelum.ts';

test.each([
  ['2026-11-20', '2026-10'],
  ['2026-11-01', '2026-10'],
  ['2026-03-31', '2026-02'],
  ['2027-01-15', '2026-12'],
  ['2027-01', '2026-12'],
])('before %s comes %s', (saat, bulan) => {
  expect(bulanSebelum(saat)).toBe(bulan);
});
