import { expect, test } from 'vitest';
import { mergeRanges } from './merge-ranges.ts';

const span = (tgl_awal: string, tgl_akhir: string) => ({ tgl_awal, tgl_akhir });

test.each([
  [
    'that overlap are one',
    [span('2026-01-01', '2026-01-10'), span('2026-01-05', '2026-01-20')],
    [span('2026-01-01', '2026-01-20')],
  ],
  [
    'that touch are one',
    [span('2026-01-11', '2026-01-12'), span('2026-01-01', '2026-01-10')],
    [span('2026-01-01', '2026-01-12')],
  ],
  [
    'of which one lies in the other are the larger',
    [span('2026-01-01', '2026-01-31'), span('2026-01-05', '2026-01-06')],
    [span('2026-01-01', '2026-01-31')],
  ],
  [
    'with a gap stay two',
    [span('2026-01-12', '2026-01-13'), span('2026-01-01', '2026-01-10')],
    [span('2026-01-01', '2026-01-10'), span('2026-01-12', '2026-01-13')],
  ],
  ['that are reversed hold nothing', [span('2026-01-10', '2026-01-01')], []],
])('spans %s', (_, ranges, merged) => {
  expect(mergeRanges(ranges)).toEqual(merged);
});
