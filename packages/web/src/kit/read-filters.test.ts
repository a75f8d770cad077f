import { expect, test } from 'vitest';
import { filterField } from './filter-field.ts';
import { readFilters, writeFilters } from './read-filters.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

const defaults = { page: 1, q: '', is_hadir: true, is_libur: false, status: [] as number[] };

test('an address without a query means the defaults', () => {
  expect(readFilters(defaults, {})).toEqual(defaults);
});

test('filters are read by the type of their default', () => {
  const search = parseSearch('?page=3&q=12&is_hadir=0&is_libur=1&status=12&status=13');
  expect(readFilters(defaults, search)).toEqual({
    page: 3,
    q: '12',
    is_hadir: false,
    is_libur: true,
    status: [12, 13],
  });
});

test('what does not fit counts as absent', () => {
  expect(readFilters(defaults, parseSearch('?page=dua&is_hadir=ya&status=x'))).toEqual(defaults);
});

test('what equals its default leaves the address, the rest is read back as it was', () => {
  const filters = { ...defaults, page: 2, is_hadir: false, status: [11] };
  const query = stringifySearch(writeFilters(defaults, filters));
  expect(query).toBe('?page=2&is_hadir=0&status=11');
  expect(readFilters(defaults, parseSearch(query))).toEqual(filters);
});

test('a filter that may be absent is read by its own reader, and false or 0 is not absent', () => {
  const fields = { role: filterField.oneOf(3, 4), status: filterField.oneOf(0, 1), is_aktif: filterField.flag };
  const filters = readFilters(fields, parseSearch('?role=9&status=0&is_aktif=0'));
  expect(filters).toEqual({ role: undefined, status: 0, is_aktif: false });
  expect(stringifySearch(writeFilters(fields, filters))).toBe('?status=0&is_aktif=0');
});
