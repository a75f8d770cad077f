import { expect, test } from 'vitest';
import { keepSignedTime, signedTap } from './signed-time.ts';

const DETIK = 1000;
const JAM = 3_600_000;
const jam = Date.parse('2026-11-20T07:00:00Z');
const begun = { jam, hitungan: 50_000 };
const later = (wall: number, counted = wall) => ({ jam: jam + wall, hitungan: begun.hitungan + counted });

test('a page that has not heard the server proves nothing', () => {
  keepSignedTime(null, begun, begun);
  expect(signedTap(begun)).toBeNull();
});

test.each([
  ['after a minute', later(60 * DETIK), 60 * DETIK],
  ['after three hours', later(3 * JAM), 3 * JAM],
  ['when the clock was put right by a second', later(60 * DETIK, 61 * DETIK), 61 * DETIK],
])('a tap %s carries the signed time and what was counted since', (_when, now, jeda_ms) => {
  keepSignedTime('tanda', begun, begun);
  expect(signedTap(now)).toEqual({ tanda: 'tanda', jeda_ms });
});

test.each([
  ['was set back', later(-30 * 60 * DETIK, 5 * DETIK)],
  ['was set forward', later(JAM, 5 * DETIK)],
  ['ran on while the device slept', later(8 * JAM, 20 * DETIK)],
])('a tap on a device whose clock %s proves nothing', (_how, now) => {
  keepSignedTime('tanda', begun, begun);
  expect(signedTap(now)).toBeNull();
});

test('the way there and back is shared out, and the newest signed time is the one that counts', () => {
  keepSignedTime('lama', begun, begun);
  keepSignedTime('baru', later(10 * DETIK), later(14 * DETIK));
  keepSignedTime(null, later(20 * DETIK), later(20 * DETIK));
  expect(signedTap(later(14 * DETIK))).toEqual({ tanda: 'baru', jeda_ms: 2 * DETIK });
});
