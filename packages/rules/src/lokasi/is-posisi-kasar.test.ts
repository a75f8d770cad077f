import { expect, test } from 'vitest';
import { isPosisiKasar } from './is-posisi-kasar.ts';

test.each([
  [8, 50, false],
  [50, 50, false],
  [51, 50, true],
  [9_000, 50, true],
])('a position known to %d m is too rough for a radius of %d m: %s', (akurasi, radius_meter, expected) => {
  expect(isPosisiKasar(akurasi, { radius_meter })).toBe(expected);
});
