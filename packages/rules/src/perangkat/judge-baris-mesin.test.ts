import { expect, test } from 'vitest';
import { judgeBarisMesin } from './judge-baris-mesin.ts';

const PADA = 1_000_000;

test.each([
  ['of another from before', 12, PADA - 1, null],
  ['of who may register it from before', 7, PADA - 1, ['mesin_sendiri']],
  ['of another who may', 8, PADA - 1, ['mesin_sendiri']],
  ['of who may register it from that moment on', 7, PADA, null],
])('a line %s', (_, user_id, waktu, sebab) => {
  expect(judgeBarisMesin({ user_id, waktu }, { oleh: [7, 8], pada: PADA })).toEqual(sebab);
});

test('of a machine that nobody known registered every line counts', () => {
  expect(judgeBarisMesin({ user_id: 7, waktu: PADA - 1 }, { oleh: [7], pada: null })).toBeNull();
});
