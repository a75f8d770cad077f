import { expect, test } from 'vitest';
import { isKept } from './figure.ts';
import { sekolahFigures } from './sekolah-figures.ts';

const load = (perSecond: number) => ({ perSecond, p50: 20, p99: 20, times: [20] });
const bergantian = (perSecond: number) => ({ satu: load(perSecond), semua: load(2_000) });

test('a school alone is held against 1.500 a second and four fifths of what many schools do, in the median of the turns', () => {
  const lambat = sekolahFigures([1_400, 2_000, 1_000].map(bergantian));
  expect(lambat.map(({ nilai }) => nilai)).toEqual([1_400, 0.7]);
  expect(lambat.map(isKept)).toEqual([false, false]);
  expect(sekolahFigures([1_700, 1_650, 100].map(bergantian)).map(isKept)).toEqual([true, true]);
});
