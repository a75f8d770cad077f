import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { filterField } from './filter-field.ts';
import { readFilters, writeFilters } from './read-filters.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

const defaults = { page: 1, q: '', is_hadir: true, is_libur: false, user_id: [] as number[] };

test('an address without a query means the defaults', () => {
  expect(readFilters(defaults, {})).toEqual(defaults);
});

test('filters are read by the type of their default', () => {
  const search = parseSearch('?page=3&q=12&is_hadir=0&is_libur=1&user_id=12&user_id=13');
  expect(readFilters(defaults, search)).toEqual({
    page: 3,
    q: '12',
    is_hadir: false,
    is_libur: true,
    user_id: [12, 13],
  });
});

test('what does not fit counts as absent', () => {
  expect(readFilters(defaults, parseSearch('?page=dua&is_hadir=ya&user_id=x'))).toEqual(defaults);
});

test.each([
  ['a page that no list has', '?page=-2', 'page', 1],
  ['page 0', '?page=0', 'page', 1],
  ['an order in other signs than names have', '?sort=nama;--', 'sort', 'nama'],
  ['a search longer than any list takes', `?q=${'x'.repeat(101)}`, 'q', ''],
  ['an id below every id', '?user_id=-3', 'user_id', []],
  ['an id above every id', '?user_id=99999999999', 'user_id', []],
  ['a date that does not exist', '?from=2026-13-40', 'from', ''],
  ['a date in other words', '?from=kemarin', 'from', ''],
  ['a month that does not exist', '?bulan=2026-13', 'bulan', ''],
  ['a text for an id', '?group_id=semua', 'group_id', undefined],
  ['a code that is none', '?keadaan=menguap', 'keadaan', undefined],
])('%s counts as absent', (_which, query, name, absent) => {
  const fields = {
    page: 1,
    q: '',
    sort: 'nama',
    user_id: [] as number[],
    from: filterField.tanggal,
    bulan: filterField.bulan,
    group_id: filterField.id,
    keadaan: filterField.oneOf('hadir', 'absen'),
  };
  expect(readFilters(fields, parseSearch(query))).toHaveProperty(name, absent);
});

test('what equals its default leaves the address, the rest is read back as it was', () => {
  const filters = { ...defaults, page: 2, is_hadir: false, user_id: [11] };
  const query = stringifySearch(writeFilters(defaults, filters));
  expect(query).toBe('?page=2&is_hadir=0&user_id=11');
  expect(readFilters(defaults, parseSearch(query))).toEqual(filters);
});

test('a filter that may be absent is read by its own reader, and false or 0 is not absent', () => {
  const fields = {
    role: filterField.oneOf(KODE_PERAN.operator, KODE_PERAN.user),
    status: filterField.kode(STATUS_KEANGGOTAAN),
    is_aktif: filterField.flag,
  };
  const filters = readFilters(fields, parseSearch(`?role=9&status=${STATUS_KEANGGOTAAN.belum_aktivasi}&is_aktif=0`));
  expect(filters).toEqual({ role: undefined, status: STATUS_KEANGGOTAAN.belum_aktivasi, is_aktif: false });
  expect(stringifySearch(writeFilters(fields, filters))).toBe(
    `?status=${STATUS_KEANGGOTAAN.belum_aktivasi}&is_aktif=0`,
  );
});
