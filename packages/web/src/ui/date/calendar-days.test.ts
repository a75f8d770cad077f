import { expect, test } from 'vitest';
import { clampDate, shiftMonth, weekdayOf, weeksOfMonth } from './calendar-days.ts';
import { readTypedDate } from './read-typed-date.ts';

test('a month stands in weeks from Monday to Sunday', () => {
  const weeks = weeksOfMonth('2026-11-20');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOfMonth('2027-02-01')).toHaveLength(4);
});

test('months are shifted over the ends of years', () => {
  expect(shiftMonth('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftMonth('2026-01-15', -1)).toBe('2025-12-01');
  expect(shiftMonth('2026-03-31', -25)).toBe('2024-02-01');
});

test('weekdays count from Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(0);
  expect(weekdayOf('2026-11-22')).toBe(6);
});

test('a date outside the limits becomes the nearest within', () => {
  expect(clampDate('2026-11-20', '2026-11-21')).toBe('2026-11-21');
  expect(clampDate('2026-11-20', undefined, '2026-11-19')).toBe('2026-11-19');
  expect(clampDate('2026-11-20', '2026-11-01', '2026-11-30')).toBe('2026-11-20');
});

test('a typed date may be written with any usual sign between its parts, or none', () => {
  for (const text of ['20-11-2026', '20/11/2026', '20.11.26', '20 11 2026', '20112026']) {
    expect(readTypedDate(text), text).toBe('2026-11-20');
  }
  expect(readTypedDate('1-2-2026')).toBe('2026-02-01');
});

test('a typed date that does not exist is none', () => {
  for (const text of ['', '31-02-2026', '2026-11-20', '20-11', 'besok']) expect(readTypedDate(text), text).toBeNull();
});
