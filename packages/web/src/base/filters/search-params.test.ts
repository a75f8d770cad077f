import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test('a query is read back as it was written', () => {
  const search = { q: 'siti & budi', status: ['1', '2'], nip: '0012' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('empty values are left out', () => {
  expect(stringifySearch({ q: '', page: undefined, group: null, status: [] })).toBe('');
});
