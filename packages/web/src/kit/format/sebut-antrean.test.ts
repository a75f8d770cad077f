import { expect, test } from 'vitest';
import { sebutAntrean } from './sebut-antrean.ts';

test.each([
  [{ urutan: 1, sisa_detik: 5 }, 'Giliran berikutnya · selesai kurang dari semenit lagi'],
  [{ urutan: 1, sisa_detik: null }, 'Giliran berikutnya'],
  [{ urutan: 1200, sisa_detik: 600 }, 'Antrean ke-1.200 · selesai 10 menit lagi'],
])('%j is %s', (antrean, kata) => {
  expect(sebutAntrean(antrean)).toBe(kata);
});
