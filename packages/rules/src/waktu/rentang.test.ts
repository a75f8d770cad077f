import { expect, test } from 'vitest';
import { isMasaTerbalik, checkRentang } from './rentang.ts';

test.each([
  ['one day', '2026-11-20', '2026-11-20', null],
  ['a leap year', '2024-01-01', '2024-12-31', null],
  ['a day more than a leap year', '2024-01-01', '2025-01-01', 'terlalu_panjang'],
  ['a year and its first day again', '2025-01-01', '2026-01-01', null],
  ['one that ends before it begins', '2026-11-20', '2026-11-19', 'terbalik'],
])('%s, %s to %s: %s', (_, tgl_awal, tgl_akhir, salah) => {
  expect(checkRentang({ tgl_awal, tgl_akhir })).toBe(salah);
});

test('a span is as long as its limit allows, both ends included', () => {
  expect(checkRentang({ tgl_awal: '2026-11-01', tgl_akhir: '2026-11-03' }, 3)).toBeNull();
  expect(checkRentang({ tgl_awal: '2026-11-01', tgl_akhir: '2026-11-04' }, 3)).toBe('terlalu_panjang');
});

test('a validity may end on the day on which it begins, or never', () => {
  expect(isMasaTerbalik({ tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-19' })).toBe(true);
  expect(isMasaTerbalik({ tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-20' })).toBe(false);
  expect(isMasaTerbalik({ tgl_mulai: '2026-11-20', tgl_selesai: null })).toBe(false);
});
