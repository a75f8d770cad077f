import { expect, test } from 'vitest';
import { judgeWaktuMesin } from './judge-waktu-mesin.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const MENIT = 60_000;
const JAM = 60 * MENIT;
const HARI = 24 * JAM;
const judge = (lalu: number, tersambung: number | null, is_diminta = false, pindah: number | null = null) =>
  judgeWaktuMesin({
    waktu: NOW - lalu,
    diterima: NOW,
    tersambung_sejak: tersambung === null ? null : NOW - tersambung,
    di_sini_sejak: pindah === null ? null : NOW - pindah,
    is_diminta,
  });

test.each([
  ['just now, in contact for days', 2000, 3 * HARI, null],
  ['a clock ahead by five minutes', -5 * MENIT, 3 * HARI, null],
  ['a clock ahead by a day', -HARI, 3 * HARI, 'depan'],
  ['a clock behind by a day, in contact for days', HARI, 3 * HARI, 'tertinggal'],
  ['a week away, then back', 6 * HARI, MENIT, null],
  ['never in contact before', 30 * HARI, null, null],
  ['a clock that begins at 2000', 26 * 365 * HARI, null, 'lampau'],
] as const)('%s', (_, lalu, tersambung, expected) => {
  expect(judge(lalu, tersambung)).toBe(expected);
});

test('lines that were asked for may come late, and are no more in time for it', () => {
  expect(judge(HARI, 3 * HARI, true)).toBeNull();
  expect(judge(-HARI, 3 * HARI, true)).toBe('depan');
  expect(judge(500 * HARI, null, true)).toBe('lampau');
});

test('what a machine took before it was moved is of its old place, asked for or not', () => {
  expect(judge(3 * HARI, null, false, HARI)).toBe('pindah');
  expect(judge(3 * HARI, null, true, HARI)).toBe('pindah');
  expect(judge(HARI + 9 * MENIT, null, false, HARI)).toBeNull();
  expect(judge(HARI + 11 * MENIT, null, false, HARI)).toBe('pindah');
  expect(judge(500 * HARI, null, false, HARI)).toBe('lampau');
});
