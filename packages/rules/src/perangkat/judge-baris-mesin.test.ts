import { expect, test } from 'vitest';
import { judgeBarisMesin, SEGERA_MS } from './judge-baris-mesin.ts';

const PADA = 1_000_000;

test.each([
  ['of another from before', 12, PADA - 1, null],
  ['of who may register it from before', 7, PADA - 1, ['mesin_sendiri']],
  ['of another who may', 8, PADA - 1, ['mesin_sendiri']],
  ['of who may register it from that moment on', 7, PADA, null],
])('a line %s', (_, user_id, waktu, sebab) => {
  const pengatur = { oleh: [7, 8], pada: PADA, isTerbuka: false };
  expect(judgeBarisMesin({ user_id, waktu, diterima: PADA * 2 }, pengatur)).toEqual(sebab);
});

test('of a machine that nobody known registered every line counts', () => {
  const pengatur = { oleh: [7], pada: null, isTerbuka: false };
  expect(judgeBarisMesin({ user_id: 7, waktu: PADA - 1, diterima: PADA * 2 }, pengatur)).toBeNull();
});

test.each([
  ['at once', 7, SEGERA_MS, true, null],
  ['later than a machine sends by itself', 7, SEGERA_MS + 1, true, ['mesin_terbuka']],
  ['later, of another', 9, SEGERA_MS + 1, true, null],
  ['later, where only the machine’s own address is heard', 7, SEGERA_MS + 1, false, null],
])('a line that comes %s', (_, user_id, lama, isTerbuka, sebab) => {
  const baris = { user_id, waktu: PADA, diterima: PADA + lama };
  expect(judgeBarisMesin(baris, { oleh: [7], pada: null, isTerbuka })).toEqual(sebab);
});
