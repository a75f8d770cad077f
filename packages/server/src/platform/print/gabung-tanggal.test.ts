import { expect, test } from 'vitest';
import { gabungTanggal } from './gabung-tanggal.ts';

test.each([
  [[], ''],
  [['2026-10-01'], '1 Okt 2026'],
  [['2026-10-01', '2026-10-03', '2026-10-04', '2026-10-05'], '1, 3–5 Okt 2026'],
  [['2026-10-31', '2026-11-01', '2026-11-02'], '31 Okt 2026; 1–2 Nov 2026'],
])('%j is written %s', (dates, words) => {
  expect(gabungTanggal(dates)).toBe(words);
});
