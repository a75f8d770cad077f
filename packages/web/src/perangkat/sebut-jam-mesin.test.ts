import { expect, test } from 'vitest';
import { sebutJamMesin } from './sebut-jam-mesin.ts';

test.each([
  [null, 'Belum terukur'],
  [5, 'Tepat'],
  [-180, 'Maju 3 menit'],
  [600, 'Tertinggal 10 menit'],
  [-3605, 'Maju 1 jam: periksa zonanya'],
])('a clock off by %s seconds is told as "%s"', (selisih, kata) => {
  expect(sebutJamMesin(selisih)).toBe(kata);
});
