import { expect, test } from 'vitest';
import { sebutPotongan } from './sebut-potongan.ts';

test.each([
  [1.25, '1,25%'],
  [0.75, '0,75%'],
  [29.25, '29,25%'],
  [0.5, '0,5%'],
  [2, '2%'],
])('a cut of %s is written %s', (potongan, tertulis) => {
  expect(sebutPotongan(potongan)).toBe(tertulis);
});
