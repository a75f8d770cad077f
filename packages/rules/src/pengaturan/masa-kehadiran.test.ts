import { expect, test } from 'vitest';
import {
  akhirLangkah,
  batasKehadiran,
  bekuSampai,
  mungkinDihapus,
  planHapus,
  type IsiBatas,
  type RencanaHapus,
} from './masa-kehadiran.ts';

test.each([
  ['the month of today is kept whole', '2026-11-20', 5, '2021-10-31'],
  ['on its last day too', '2026-11-30', 5, '2021-10-31'],
  ['and the one before it goes with the first of the next', '2026-12-01', 5, '2021-11-30'],
  ['across a year', '2026-01-01', 10, '2015-12-31'],
  ['in a leap year', '2024-03-31', 5, '2019-02-28'],
])('%s', (_, hari_ini, tahun, expected) => {
  expect(batasKehadiran(hari_ini, tahun)).toBe(expected);
});

test.each<[string, IsiBatas, RencanaHapus]>([
  ['nothing is there', { pertama: null, belum_beku: null }, { sampai: null, bulan_tinggal: 0 }],
  ['all that is there is later', { pertama: '2021-11-01', belum_beku: null }, { sampai: null, bulan_tinggal: 0 }],
  ['all of it is frozen', { pertama: '2021-08-16', belum_beku: null }, { sampai: '2021-10-31', bulan_tinggal: 0 }],
  [
    'a later one is not frozen',
    { pertama: '2021-08-16', belum_beku: '2021-11-05' },
    { sampai: '2021-10-31', bulan_tinggal: 0 },
  ],
  [
    'one in between is not',
    { pertama: '2021-08-16', belum_beku: '2021-09-20' },
    { sampai: '2021-08-31', bulan_tinggal: 2 },
  ],
  ['the oldest is not', { pertama: '2021-08-16', belum_beku: '2021-08-17' }, { sampai: null, bulan_tinggal: 3 }],
])('%s', (_, isi, expected) => {
  expect(planHapus(isi, '2021-10-31')).toEqual(expected);
});

test('what is younger than the shortest time is never asked for', () => {
  expect([mungkinDihapus('2021-10-31', '2026-11-20'), mungkinDihapus('2021-11-01', '2026-11-20')]).toEqual([
    true,
    false,
  ]);
});

test('where it is tomorrow already, in the east, the month of today may be gone', () => {
  expect(mungkinDihapus('2021-11-30', '2026-11-30')).toBe(true);
  expect(mungkinDihapus('2021-12-01', '2026-11-30')).toBe(false);
});

test('what was frozen within thirty days counts as not frozen yet, and no step is longer than a year', () => {
  expect(bekuSampai('2026-11-20')).toBe('2026-10-21');
  expect(akhirLangkah('2019-03-16', '2021-10-31')).toBe('2020-02-29');
  expect(akhirLangkah('2021-03-16', '2021-10-31')).toBe('2021-10-31');
});
