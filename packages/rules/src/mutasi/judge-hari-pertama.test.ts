import { expect, test } from 'vitest';
import { parseJam } from '../waktu/jam.ts';
import { parseWaktuLokal } from '../waktu/waktu-lokal.ts';
import { judgeHariPertama } from './judge-hari-pertama.ts';

test.for([
  ['the day before', '07:00–14:00', '2026-11-30 23:00', null],
  ['early that day', '07:00–14:00', '2026-12-01 06:59', null],
  ['on the minute', '07:00–14:00', '2026-12-01 07:00', null],
  ['after they have begun', '07:00–14:00', '2026-12-01 07:01', 'mulai'],
  ['once they are over', '07:00–14:00', '2026-12-01 14:00', 'lewat'],
  ['late that evening', '07:00–14:00', '2026-12-01 23:30', 'lewat'],
  ['the day after, of hours that pass midnight', '22:00–06:00', '2026-12-02 05:59', 'mulai'],
  ['days later', '22:00–06:00', '2026-12-03 00:00', 'lewat'],
] as const)('%s, hours of %s: at %s %s', ([, jam, sekarang, hasil]) => {
  const [masuk = 0, pulang = 0] = jam.split('–').map((one) => parseJam(one) ?? Number.NaN);
  expect(judgeHariPertama('2026-12-01', { masuk, pulang }, parseWaktuLokal(sekarang) ?? Number.NaN)).toBe(hasil);
});
