import { expect, test } from 'vitest';
import { mayUbahJadwal } from './may-ubah-jadwal.ts';

test.each([
  ['another member’s day that has passed', 12, '2026-11-19', true],
  ['her own day that has passed', 7, '2026-11-19', false],
  ['her own today', 7, '2026-11-20', true],
  ['her own day to come', 7, '2026-11-21', true],
])('who changes %s', (_, user_id, tanggal, may) => {
  expect(mayUbahJadwal({ user_id, tanggal }, { oleh: 7, today: '2026-11-20' })).toBe(may);
});
