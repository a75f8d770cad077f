import { expect, test } from 'vitest';
import { sebutEsokHari, sebutEsokSingkat, sebutJam, sebutRentangJam } from './sebut-jam.ts';

test('a time is said without its seconds, alone and in a range', () => {
  expect(['07:00:00', '23:59:59', '06:30'].map(sebutJam)).toEqual(['07:00', '23:59', '06:30']);
  expect(sebutRentangJam('07:00:00', '14:00:00')).toBe('07:00–14:00');
});

test.each([
  ['06:05:00', false, '06:05:00', '06:05:00'],
  ['06:05:00', true, '06:05:00 (esok hari)', '06:05:00 (+1)'],
  ['22:00–06:00', true, '22:00–06:00 (esok hari)', '22:00–06:00 (+1)'],
])('%s, of the day after: %s, is said as %s, in a column as %s', (jam, isEsok, panjang, singkat) => {
  expect(sebutEsokHari(jam, isEsok)).toBe(panjang);
  expect(sebutEsokSingkat(jam, isEsok)).toBe(singkat);
});
