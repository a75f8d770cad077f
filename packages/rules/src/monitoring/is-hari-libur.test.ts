import { expect, test } from 'vitest';
import { isHariLibur } from './is-hari-libur.ts';

test.each([
  [{ anggota: 32, libur: 32 }, true],
  [{ anggota: 32, libur: 31 }, true],
  [{ anggota: 5, libur: 4 }, true],
  [{ anggota: 4, libur: 3 }, false],
  [{ anggota: 32, libur: 25 }, false],
  [{ anggota: 32, libur: 16 }, false],
  [{ anggota: 32, libur: 0 }, false],
])('%j is a day off: %s', (hari, libur) => {
  expect(isHariLibur(hari)).toBe(libur);
});
