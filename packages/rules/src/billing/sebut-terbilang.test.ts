import { expect, test } from 'vitest';
import { sebutTerbilang } from './sebut-terbilang.ts';

test.each([
  [0, 'nol'],
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [101, 'seratus satu'],
  [111, 'seratus sebelas'],
  [200, 'dua ratus'],
  [999, 'sembilan ratus sembilan puluh sembilan'],
  [1000, 'seribu'],
  [1100, 'seribu seratus'],
  [2000, 'dua ribu'],
  [11_000, 'sebelas ribu'],
  [100_000, 'seratus ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [2_664_000, 'dua juta enam ratus enam puluh empat ribu'],
  [1_000_000_000, 'satu miliar'],
  [
    12_345_678_901,
    'dua belas miliar tiga ratus empat puluh lima juta enam ratus tujuh puluh delapan ribu sembilan ratus satu',
  ],
  [3_000_000_000_001, 'tiga triliun satu'],
])('%i is said %j', (angka, kata) => {
  expect(sebutTerbilang(angka)).toBe(kata);
});
