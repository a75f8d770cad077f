import { expect, test } from 'vitest';
import { formatDurasi } from './format-durasi.ts';
import { formatJarak } from './format-jarak.ts';

test('minutes are said in hours and minutes', () => {
  expect([0, 45, 60, 450].map(formatDurasi)).toEqual(['0 menit', '45 menit', '1 jam', '7 jam 30 menit']);
});

test('metres turn to kilometres from a thousand on', () => {
  expect([12.4, 999, 1234].map(formatJarak)).toEqual(['12 m', '999 m', '1,2 km']);
});
