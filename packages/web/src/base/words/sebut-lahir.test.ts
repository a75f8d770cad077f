import { expect, test } from 'vitest';
import { sebutLahir } from './sebut-lahir.ts';

test.each([
  [null, null],
  ['1986-11-24', '24-11-1986 (40 tahun)'],
  ['2025-11-24', '24-11-2025 (12 bulan)'],
])('a birthday %s is told as %s', (tgl_lahir, words) => {
  expect(sebutLahir(tgl_lahir, '2026-11-24')).toBe(words);
});
