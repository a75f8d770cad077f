import { expect, test } from 'vitest';
import { parseJam, parseMenit, toJam, toMenit } from './jam.ts';

test.each([
  ['00:00', 0],
  ['07:30', 27_000],
  ['23:59:59', 86_399],
  ['24:00', null],
  ['07:60', null],
  ['7:30', null],
  ['07:30:', null],
  ['', null],
])('%s is %s seconds since midnight', (text, expected) => {
  expect(parseJam(text)).toBe(expected);
});

test('minutes drop the seconds', () => {
  expect(parseMenit('07:00:59')).toBe(420);
  expect(toMenit(7 * 3600 + 59)).toBe(420);
});

test('a time of day is told whichever day it falls on', () => {
  expect([0, 25_261, 86_400 + 60, -60].map(toJam)).toEqual(['00:00:00', '07:01:01', '00:01:00', '23:59:00']);
});
