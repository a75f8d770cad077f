import { expect, test } from 'vitest';
import { waktuKetukan } from './waktu-ketukan.ts';

const taken_at = '2026-11-20T00:00:00.700Z';
const clock = { difference_ms: 1000, measured_at: 0 };
const SIGNED = Date.parse('2026-11-19T23:58:00.000Z');

test.each([
  ['the time that the server signed and what was counted since', { tanda: `${SIGNED}.abc`, jeda_ms: 121_300 }, clock],
  ['the corrected clock of the device where nothing was signed', null, { ...clock, difference_ms: 600 }],
])('a waiting tap shows %s: to the second what will be recorded', (_, signed, difference) => {
  expect(waktuKetukan({ taken_at, clock: difference, signed }).slice(0, 19)).toBe('2026-11-20T00:00:01');
});

test('without any contact before it shows what the device says', () => {
  expect(waktuKetukan({ taken_at, clock: null, signed: null })).toBe(taken_at);
});
