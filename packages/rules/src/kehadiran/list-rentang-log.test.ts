import { expect, test } from 'vitest';
import { toWaktuLokal } from '../waktu/waktu-lokal.ts';
import { listRentangLog, type RentangLog } from './list-rentang-log.ts';

const ANI = 1;
const BUDI = 2;
const TODAY = '2026-04-02';
/** Scans of somebody at seven in the morning of each of these dates. */
const scans = (user_id: number, ...dates: string[]) =>
  dates.map((tanggal) => ({ user_id, waktu: toWaktuLokal(tanggal, 7 * 3600) }));
const MARET = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];

test.each<[string, ReturnType<typeof scans>, RentangLog[]]>([
  ['a log of nobody touches no day', [], []],
  [
    'five dates are what the log is about: everybody, also who was not scanned, with the dates that nights reach',
    scans(ANI, ...MARET),
    [{ range: { tgl_awal: '2026-02-28', tgl_akhir: '2026-03-07' }, siapa: 'semua' }],
  ],
  [
    'four dates are a clock that was wrong: who was scanned alone',
    [...scans(ANI, '2026-03-02', '2026-03-03'), ...scans(BUDI, '2026-03-03', '2026-03-04', '2026-03-05')],
    [{ range: { tgl_awal: '2026-02-28', tgl_akhir: '2026-03-06' }, siapa: [ANI, BUDI] }],
  ],
  [
    'the same date scanned often is one date',
    [...scans(ANI, '2026-03-02', '2026-03-02'), ...scans(ANI, ...Array.from({ length: 5 }, () => '2026-03-02'))],
    [{ range: { tgl_awal: '2026-02-28', tgl_akhir: '2026-03-03' }, siapa: [ANI] }],
  ],
  [
    'a month without a scan is one stretch still, and whoever comes first in the file makes no difference',
    [...scans(ANI, '2026-03-04', '2026-03-03', '2026-03-02'), ...scans(BUDI, '2026-01-30', '2026-01-29')],
    [{ range: { tgl_awal: '2026-01-27', tgl_akhir: '2026-03-05' }, siapa: 'semua' }],
  ],
  [
    'a day more than a month is two, each for itself',
    [...scans(ANI, ...MARET), ...scans(BUDI, '2026-01-29')],
    [
      { range: { tgl_awal: '2026-01-27', tgl_akhir: '2026-01-30' }, siapa: [BUDI] },
      { range: { tgl_awal: '2026-02-28', tgl_akhir: '2026-03-07' }, siapa: 'semua' },
    ],
  ],
  [
    'no day that has not begun',
    scans(ANI, '2026-04-01', TODAY),
    [{ range: { tgl_awal: '2026-03-30', tgl_akhir: TODAY }, siapa: [ANI] }],
  ],
  [
    'a scan of tomorrow may be of yesterday or today',
    scans(ANI, '2026-04-03'),
    [{ range: { tgl_awal: '2026-04-01', tgl_akhir: TODAY }, siapa: [ANI] }],
  ],
  ['a clock that is years ahead touches nothing', scans(ANI, '2031-01-01'), []],
])('%s', (_, log, rentang) => {
  expect(listRentangLog(log, TODAY)).toEqual(rentang);
});
