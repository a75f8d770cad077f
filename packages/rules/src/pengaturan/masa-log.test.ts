import { expect, test } from 'vitest';
import { judgeMasaLog } from './masa-log.ts';

test.each<[string, number | null, number, ReturnType<typeof judgeMasaLog>]>([
  ['nothing follows the installation', null, 24, null],
  ['the shortest', 12, 24, null],
  ['the longest is what the installation keeps', 24, 24, null],
  ['a month too few', 11, 24, 'di_luar'],
  ['a month too many', 25, 24, 'di_luar'],
  ['an installation that keeps less leaves nothing to choose', 12, 6, 'tetap'],
  ['but nothing is nothing', null, 6, null],
])('%s', (_, bulan, terpanjang, expected) => {
  expect(judgeMasaLog(bulan, terpanjang)).toBe(expected);
});
