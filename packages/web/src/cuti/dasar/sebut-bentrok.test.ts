import { expect, test } from 'vitest';
import { sebutBentrok, sebutRekan } from './sebut-bentrok.ts';

const away = (...names: string[]) =>
  names.map((nama, at) => ({ nama, tgl_awal: `2026-12-0${at + 1}`, tgl_akhir: `2026-12-0${at + 1}` }));

test.each([
  [['Ani'], 'Ani'],
  [['Ani', 'Budi', 'Citra'], 'Ani, Budi, Citra'],
  [['Ani', 'Budi', 'Citra', 'Dedi', 'Eka'], 'Ani, Budi, Citra, dan 2 lainnya'],
  [['Ani', 'Ani', 'Budi', 'Citra'], 'Ani, Budi, Citra'],
])('of %j the first three are named, each person once, and the others counted', (names, told) => {
  expect(sebutRekan(away(...names) as never)).toBe(told);
});

test('with their dates each absence stands by itself; nobody is said so', () => {
  expect(sebutBentrok(away('Ani', 'Ani', 'Budi', 'Citra') as never)).toMatch(
    /^Ani \(.+\), Ani \(.+\), Budi \(.+\), dan 1 lainnya$/,
  );
  expect(sebutBentrok([])).toBe('Tidak ada');
});
