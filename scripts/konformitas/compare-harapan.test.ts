import { expect, test } from 'vitest';
import { compareHarapan } from './compare-harapan.ts';

const row = { pin: '1', tanggal: '2026-03-02', status: 'hadir', terlambat_menit: '0' };

test('equal rows differ in no cell, in whatever order they come', () => {
  const other = { ...row, pin: '2' };
  expect(compareHarapan([row, other], [other, row])).toEqual([]);
});

test('each differing cell is named with what was expected and what came', () => {
  expect(compareHarapan([row], [{ ...row, terlambat_menit: '7', status: 'absen' }])).toEqual([
    { pin: '1', tanggal: '2026-03-02', kolom: 'status', harapan: 'hadir', hasil: 'absen' },
    { pin: '1', tanggal: '2026-03-02', kolom: 'terlambat_menit', harapan: '0', hasil: '7' },
  ]);
});

test('a day that only one side has is one cell', () => {
  expect(compareHarapan([row], [])).toMatchObject([{ kolom: 'hari', harapan: 'ada', hasil: 'tidak ada' }]);
  expect(compareHarapan([], [row])).toMatchObject([{ kolom: 'hari', harapan: 'tidak ada', hasil: 'ada' }]);
});
