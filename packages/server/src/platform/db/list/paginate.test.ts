import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { inScope } from '../scope/in-scope.ts';
import { paginate } from './paginate.ts';

const { db, owner } = await openTestDatabase();
await owner.query(
  `insert into tenant (no_reg, kode_tenant, nama) select nama, nama, nama from unnest(array['A', 'B', 'C', 'D', 'E']) nama`,
);
const pageOf = (page: number, after = '') =>
  inScope(db, { lingkup: 'semua' }, (trx) =>
    paginate(trx.selectFrom('tenant').select('nama').where('nama', '>', after).orderBy('nama'), { page, count: 2 }),
  );

test('a page says which rows of how many it holds', async () => {
  expect(await pageOf(2)).toEqual({
    data: [{ nama: 'C' }, { nama: 'D' }],
    current_page: 2,
    last_page: 3,
    total: 5,
    from: 3,
    to: 4,
  });
});

test('the last page holds what is left', async () => {
  expect(await pageOf(3)).toMatchObject({ data: [{ nama: 'E' }], from: 5, to: 5 });
});

test('a page past the last is empty and still says how many there are', async () => {
  expect(await pageOf(9)).toEqual({ data: [], current_page: 9, last_page: 3, total: 5, from: null, to: null });
});

test('a list without rows has one page', async () => {
  expect(await pageOf(1, 'Z')).toMatchObject({ data: [], last_page: 1, total: 0 });
});
