import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { deleteByPages } from './delete-by-pages.ts';

const { db, owner } = await openTestDatabase();

test('what is over goes from every page of the table, and what is not stays', async () => {
  await owner.query(
    `insert into batas_laju (key, points, expire) select 'uji-' || n, 1, n % 2 from generate_series(1, 2000) n`,
  );
  await deleteByPages(db, 'batas_laju', sql`expire < 1`, 3);
  const { rows } = await owner.query(`select expire::integer, count(*)::integer as banyak,
    (select pg_relation_size('batas_laju') / 8192 > 6) as besar from batas_laju group by 1`);
  expect(rows).toEqual([{ expire: 1, banyak: 1000, besar: true }]);
});
