import { array, assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  AMBANG_WAJAH,
  countJarakWajah,
  countJarakWajahTerdekat,
  isWajahCocok,
  judgeKemiripan,
  toAmbang,
} from './judge-wajah.ts';

test('a distance up to the threshold is alike, beyond it is not', () => {
  expect([0.3, 0.55, 0.5501].map((jarak) => isWajahCocok(jarak, toAmbang(AMBANG_WAJAH.bawaan)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('the nearest of the enrolled photos counts', () => {
  expect(countJarakWajahTerdekat([0, 0], [[3, 4], [0, 1], [6, 8]])).toBe(1); // prettier-ignore
});

test('a distance is the same from both sides, and nought to oneself', () => {
  const deskriptor = array(double({ min: -1, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 });
  assert(
    property(
      deskriptor,
      deskriptor,
      (a, b) => countJarakWajah(a, b) === countJarakWajah(b, a) && countJarakWajah(a, a) === 0,
    ),
  );
});

test.each([
  [0.3, 'sangat_mirip'],
  [0.45, 'mirip'],
  [0.51, 'di_batas'],
  [0.59, 'di_batas'],
  [0.62, 'tidak_mirip'],
])('%f beside 0.55 is %s', (jarak, kemiripan) => {
  expect(judgeKemiripan(jarak, 0.55)).toBe(kemiripan);
});
