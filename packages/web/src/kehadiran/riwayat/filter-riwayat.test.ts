import { RiwayatInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import { expect, test } from 'vitest';
import { readFilters } from '../../base/filters/read-filters.ts';
import { parseSearch } from '../../base/filters/search-params.ts';
import { FILTER_RIWAYAT, toRiwayatInput } from './filter-riwayat.ts';

const inputOf = (query: string) => toRiwayatInput(readFilters(FILTER_RIWAYAT, parseSearch(query)));

test('an address without a query asks for hadir, absen and cuti, the newest first', () => {
  expect(RiwayatInput.parse({ organisasi_id: 9, ...inputOf('') })).toMatchObject({
    page: 1,
    sort: '-tanggal',
    is_hadir: true,
    is_absen: true,
    is_cuti: true,
    is_libur: false,
  });
});

test('Semua Anggota asks for nobody in particular', () => {
  expect(inputOf('?user_id=0').user_id).toBeUndefined();
  expect(inputOf('?user_id=3&user_id=7').user_id).toEqual([3, 7]);
});

test('a source asks for the days that hold an event from it, and none for all', () => {
  expect(inputOf('?sumber=mesin').sumber).toEqual(['mesin']);
  expect(inputOf('').sumber).toBeUndefined();
});

test('who has no gender on record can be asked for by itself', () => {
  expect(inputOf('?gender=kosong').gender).toEqual(['kosong']);
  expect(inputOf('?gender=X').gender).toBeUndefined();
});

test('a day of the week and a quarter of an hour of the arrival are asked for together, and what lies outside is not', () => {
  expect(inputOf('?hari=1&perempat=26&perempat=27')).toMatchObject({ hari: [1], perempat: [26, 27] });
  expect(inputOf('?hari=8&perempat=96')).toMatchObject({ hari: undefined, perempat: undefined });
});

test.each([
  '?from=kemarin',
  '?from=2026-13-40',
  '?group_id=-1',
  '?user_id=99999999999',
  '?status=9',
  '?radius=4',
  '?sumber=surat',
  '?sort=gaji',
  '?page=-2',
  '?verifikasi_wajah=2',
])('what %s says wrongly does not reach the server', (query) => {
  expect(RiwayatInput.safeParse({ organisasi_id: 9, ...inputOf(query) }).success).toBe(true);
});
