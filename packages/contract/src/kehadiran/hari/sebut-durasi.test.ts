import { expect, test } from 'vitest';
import { sebutDurasi } from './sebut-durasi.ts';

test('minutes are said in hours and minutes', () => {
  expect([0, 45, 60, 450].map(sebutDurasi)).toEqual(['0 menit', '45 menit', '1 jam', '7 jam 30 menit']);
});
