import { expect, test } from 'vitest';
import { parseWaktuLokal } from '../waktu/waktu-lokal.ts';
import { judgeHariPertama } from './judge-hari-pertama.ts';

const SIANG = { masuk: 7 * 60, pulang: 14 * 60 };
const MALAM = { masuk: 22 * 60, pulang: 30 * 60 };

test.for([
  ['the day before', SIANG, '2026-11-30 23:00', null],
  ['early that day', SIANG, '2026-12-01 06:59', null],
  ['on the minute', SIANG, '2026-12-01 07:00', null],
  ['after they have begun', SIANG, '2026-12-01 07:01', 'mulai'],
  ['once they are over', SIANG, '2026-12-01 14:00', 'lewat'],
  ['late that evening', SIANG, '2026-12-01 23:30', 'lewat'],
  ['the day after, of hours that pass midnight', MALAM, '2026-12-02 05:59', 'mulai'],
  ['days later, of hours that pass midnight', MALAM, '2026-12-03 00:00', 'lewat'],
] as const)('%s', ([, kerja, sekarang, hasil]) => {
  expect(judgeHariPertama('2026-12-01', kerja, parseWaktuLokal(sekarang) ?? Number.NaN)).toBe(hasil);
});
