import { expect, test } from 'vitest';
import { ZONA } from './kurva.ts';
import { puncakSemenit, rencanakanPagi } from './rencana.ts';

const rencana = rencanakanPagi(4_000_000, 2, 500, () => 0.5);
const of = (zona: number) => rencana.ketukan.filter((one) => one.zona === zona && one.jenis !== 'luring');

test('the busiest minute of four million brings about two thousand a second', () => {
  expect((4_000_000 * puncakSemenit()) / 60).toBeGreaterThan(1_900);
  expect((4_000_000 * puncakSemenit()) / 60).toBeLessThan(2_300);
});

test('as many tap as the factor and the short minutes leave, one in twenty of them all at one moment', () => {
  const orang = (4_000_000 / 2) * (500 / 60_000);
  expect(Math.abs(rencana.ketukan.length - orang)).toBeLessThan(ZONA.length + 1);
  const luring = rencana.ketukan.filter(({ jenis }) => jenis === 'luring');
  expect(luring.length).toBe(Math.round(orang * 0.05));
  expect(new Set(luring.map(({ pada }) => pada)).size).toBe(1);
});

test('the east comes first, each zone in its part, and all are sent in their order', () => {
  const tengah = ZONA.map((_, zona) => of(zona)[Math.floor(of(zona).length / 2)]?.menit ?? 0);
  expect(tengah).toEqual(tengah.toSorted((a, b) => a - b));
  expect(of(2).length / rencana.ketukan.length).toBeCloseTo(0.78 * 0.95, 1);
  expect(rencana.ketukan.map(({ pada }) => pada)).toEqual(
    rencana.ketukan.map(({ pada }) => pada).toSorted((a, b) => a - b),
  );
});
