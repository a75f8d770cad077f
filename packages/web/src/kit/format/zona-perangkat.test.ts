import { expect, test } from 'vitest';
import { zonaPerangkat } from './zona-perangkat.ts';

test.each([
  [420, 'Asia/Jakarta'],
  [480, 'Asia/Makassar'],
  [540, 'Asia/Jayapura'],
  [0, 'Asia/Jakarta'],
  [-300, 'Asia/Jakarta'],
])('a device that is %i minutes ahead of UTC is read in %s', (menit, zona) => {
  expect(zonaPerangkat(menit)).toBe(zona);
});
