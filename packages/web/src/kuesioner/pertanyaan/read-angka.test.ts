import { expect, test } from 'vitest';
import { readAngka } from './read-angka.ts';

test.each([
  ['12', 12],
  ['-3', -3],
  ['7,5', 7.5],
  ['7.5', 7.5],
  ['7,', 7],
  ['1.234', 1234],
  ['1.234,5', 1234.5],
  ['1.500.000', 1_500_000],
  ['36.75', 36.75],
  ['1.2.3', null],
  ['1,2,3', null],
  ['dua', null],
  ['', null],
])('what is typed as "%s" is the number %s', (text, number) => {
  expect(readAngka(text)).toBe(number);
});
