import { expect, test } from 'vitest';
import { toHalaman } from '../../kit/to-halaman.ts';
import { withinPages } from './within-pages.ts';

const NAMA = ['A', 'B', 'C', 'D', 'E'];

/** Five names, two a page; one that counts beside its rows knows of none where there are none. */
const listed = (isCountedApart: boolean, all = NAMA) => {
  const asked: number[] = [];
  const run = async (input: unknown) => {
    const { page } = input as { page: number };
    asked.push(page);
    const data = all.slice((page - 1) * 2, page * 2);
    return toHalaman(data, isCountedApart || data.length > 0 ? all.length : 0, { page, count: 2 });
  };
  return { asked, run };
};

test.each([
  ['a page that is there', 2, true, [2], 2, ['C', 'D']],
  ['a page beyond the last', 9, true, [9, 3], 3, ['E']],
  ['one of a list that counts beside its rows', 9, false, [9, 1, 3], 3, ['E']],
])('%s is answered by rows that there are', async (_what, page, isCountedApart, read, current_page, data) => {
  const { asked, run } = listed(isCountedApart);
  expect(await withinPages({ page, q: 'x' }, run)).toMatchObject({ current_page, data, total: 5 });
  expect(asked).toEqual(read);
});

test.each([true, false])('a list without rows has one page, whatever was asked for', async (isCountedApart) => {
  const { run } = listed(isCountedApart, []);
  expect(await withinPages({ page: 7 }, run)).toMatchObject({ current_page: 1, last_page: 1, data: [], from: null });
});

test('what is no page is answered as it is', async () => {
  expect(await withinPages({ page: 7 }, async () => ({ data: [] }))).toEqual({ data: [] });
  expect(await withinPages(undefined, async () => null)).toBeNull();
});
