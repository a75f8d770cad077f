import { expect, test } from 'vitest';
import { isKept } from './figure.ts';
import { presensiFigures } from './presensi-figures.ts';

const load = (perSecond: number, ms = 20) => ({ perSecond, p50: ms, p99: ms, times: [ms] });
const giliran = (dibanding: number) => ({ presensi: load(1000 * dibanding), polos: load(1000) });

test('check-ins are held against 0.40 of the bare driver in the median of the turns: one lucky turn does not save the others', () => {
  const beruntung = presensiFigures([0.37, 0.38, 0.36, 0.9, 0.39].map(giliran));
  expect(beruntung.map(({ nilai, batas }) => [nilai, batas])).toEqual([
    [380, 400],
    [0.38, 0.4],
    [20, 100],
  ]);
  expect(beruntung.map(isKept)).toEqual([false, false, true]);
  const sial = presensiFigures([0.44, 0.42, 0.05, 0.41, 0.1].map(giliran));
  expect(sial[1]?.nilai).toBe(0.41);
  expect(sial.every(isKept)).toBe(true);
});
