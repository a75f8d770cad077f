import { expect, test } from 'vitest';
import { addDays } from '../../waktu/tanggal.ts';
import { MAKS_HARI_CUTI, checkRentangCuti } from './rentang-cuti.ts';

const HARI_INI = '2026-11-20';

test.each([
  ['one day', '2026-12-07', '2026-12-07', null],
  ['the day before its first', '2026-12-07', '2026-12-06', 'terbalik'],
  ['as long as any leave', '2026-12-07', addDays('2026-12-07', MAKS_HARI_CUTI - 1), null],
  ['a day longer', '2026-12-07', addDays('2026-12-07', MAKS_HARI_CUTI), 'terlalu_panjang'],
  ['until the last year that lists reach', '2031-12-30', '2031-12-31', null],
  ['into the year after', '2031-12-31', '2032-01-01', 'terlalu_jauh'],
  ['a year that was mistyped', '2026-12-07', '2062-12-08', 'terlalu_panjang'],
  ['both years mistyped', '2062-12-07', '2062-12-08', 'terlalu_jauh'],
])('a leave of %s', (_, tgl_awal, tgl_akhir, salah) => {
  expect(checkRentangCuti({ tgl_awal, tgl_akhir }, HARI_INI)).toBe(salah);
});
