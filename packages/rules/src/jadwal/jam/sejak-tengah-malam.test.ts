import { expect, test } from 'vitest';
import { istirahatSejakTengahMalam, pulangSejakTengahMalam } from './sejak-tengah-malam.ts';

const MASUK = 1320;
test.each([
  ['before the arrival it is the next morning', 360, 1800, 1800],
  ['after it, the same day', 1380, 1380, 1380],
  ['at it, work lasts a whole day and a break begins with it', MASUK, 2760, MASUK],
])('a time of day beside an arrival at 22:00: %s', (_, menit, pulang, istirahat) => {
  expect(pulangSejakTengahMalam(menit, MASUK)).toBe(pulang);
  expect(istirahatSejakTengahMalam(menit, MASUK)).toBe(istirahat);
});
