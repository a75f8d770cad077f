import { expect, test } from 'vitest';
import { tanggalPanjang } from './tanggal-panjang.ts';

test.each([
  ['2026-12-02', 'Rabu, 2 Desember 2026'],
  ['2026-11-20', 'Jumat, 20 November 2026'],
])('the day %s is written %s, as on the screens', (tanggal, text) => {
  expect(tanggalPanjang(tanggal)).toBe(text);
});
