import { expect, test } from 'vitest';
import { sebutRentang } from './sebut-tanggal.ts';

test.each([
  ['2026-12-01', '2026-12-03', '01-12-2026 s.d. 03-12-2026'],
  ['2026-12-01', '2026-12-01', '01-12-2026'],
])('from %s to %s is said as %s', (tgl_awal, tgl_akhir, kata) => {
  expect(sebutRentang({ tgl_awal, tgl_akhir })).toBe(kata);
});
