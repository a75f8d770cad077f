import { expect, test } from 'vitest';
import { countFilters } from './count-filters.ts';
import { filterField } from './filter-field.ts';
import { readFilters } from './read-filters.ts';

const FIELDS = {
  page: 1,
  q: '',
  sort: 'nama',
  from: filterField.tanggal,
  to: filterField.tanggal,
  group_id: 0,
  is_absen: true,
};
const count = (search: Record<string, string>) => countFilters(FIELDS, readFilters(FIELDS, search));

test.each([
  ['nothing', {}, 0],
  ['a page, an order and a search', { page: '2', sort: '-nama', q: 'rina' }, 0],
  ['a span of two dates', { from: '2026-11-01', to: '2026-11-30' }, 1],
  ['an end alone', { to: '2026-11-30' }, 1],
  ['a group, and a flag that is taken off', { group_id: '3', is_absen: '0' }, 2],
])('%s counts', (_, search, expected) => {
  expect(count(search)).toBe(expected);
});
