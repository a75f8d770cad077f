import { expect, test } from 'vitest';
import { isKept } from './figure.ts';
import { tungguFigures } from './tunggu-figures.ts';

const kept = (presensi: number, polos: number) =>
  tungguFigures('kapan saja', { presensi: [presensi], polos: [polos] }).map(isKept);

test.each([
  ['on a fast machine', 20, 5, [true, true]],
  [
    'on a slow one, where all is four times as slow: it is seen to be slow, and no limit gives way',
    120,
    30,
    [false, true],
  ],
  ['where the server alone makes them wait, though little', 60, 5, [true, false]],
  ['where it makes them wait on a slow machine', 400, 30, [false, false]],
])('what people wait for is held against what does not move with it: %s', (_, presensi, polos, baik) => {
  expect(kept(presensi, polos)).toEqual(baik);
});
