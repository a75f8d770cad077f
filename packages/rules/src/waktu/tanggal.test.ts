import { expect, test } from 'vitest';
import {
  addDays,
  eachDay,
  fromDayNumber,
  hariPekanOf,
  isBerlaku,
  isOverlapping,
  isTanggal,
  rangeOfBulan,
  toDayNumber,
} from './tanggal.ts';

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%s is a date: %s', (text, expected) => {
  expect(isTanggal(text)).toBe(expected);
});

test('dates count over months, leap days and years, both ways', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(fromDayNumber(toDayNumber('2026-03-02'))).toBe('2026-03-02');
});

test('every day around three turns of a century has the number that the calendar gives it', () => {
  const first = toDayNumber('1895-01-01');
  const wrong = Array.from({ length: 80_000 }, (_, offset) => first + offset).filter((day) => {
    const tanggal = new Date(day * 86_400_000).toISOString().slice(0, 10);
    return toDayNumber(tanggal) !== day;
  });
  expect([first, wrong]).toEqual([Date.UTC(1895, 0, 1) / 86_400_000, []]);
});

test('a span holds both its ends, and a reversed one nothing', () => {
  expect(eachDay({ tgl_awal: '2026-02-27', tgl_akhir: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(eachDay({ tgl_awal: '2026-03-01', tgl_akhir: '2026-03-01' })).toEqual(['2026-03-01']);
  expect(eachDay({ tgl_awal: '2026-03-02', tgl_akhir: '2026-03-01' })).toEqual([]);
});

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('the month %s ends on %s', (bulan, akhir) => {
  expect(rangeOfBulan(bulan)).toEqual({ tgl_awal: `${bulan}-01`, tgl_akhir: akhir });
});

test('weekdays run from Monday 1 to Sunday 7, before 1970 as well', () => {
  const week = eachDay({ tgl_awal: '2026-03-02', tgl_akhir: '2026-03-08' });
  expect(week.map(hariPekanOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(hariPekanOf('1969-12-31')).toBe(3);
});

test('a validity includes its ends and may be open', () => {
  const bounded = { tgl_mulai: '2026-03-01', tgl_selesai: '2026-03-02' };
  expect(['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'].map((day) => isBerlaku(bounded, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isBerlaku({ tgl_mulai: '2026-03-01', tgl_selesai: null }, '2099-01-01')).toBe(true);
});

test('spans that share a single day overlap', () => {
  const first = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-05' };
  expect(isOverlapping(first, { tgl_awal: '2026-03-05', tgl_akhir: '2026-03-09' })).toBe(true);
  expect(isOverlapping(first, { tgl_awal: '2026-03-06', tgl_akhir: '2026-03-09' })).toBe(false);
});
