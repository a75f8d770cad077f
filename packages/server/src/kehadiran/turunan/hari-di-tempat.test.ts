import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { all } = await startTestServer();

test('no index holds what a check-in changes of its day, so that the row changes where it lies', async () => {
  const { rows } = await sql<{ kolom: string }>`
    select distinct a.attname as kolom
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = 'kehadiran'::regclass order by kolom`.execute(all);
  // `terbuka_sampai` is the day's own and stays as it was when the day was opened.
  expect(rows.map(({ kolom }) => kolom)).toEqual([
    'organisasi_id',
    'tanggal',
    'tenant_id',
    'terbuka_sampai',
    'user_id',
  ]);
});

test('no index holds what a freezing changes', async () => {
  const { rows } = await sql<{ saringan: string }>`
    select pg_get_expr(i.indpred, i.indrelid) as saringan from pg_index i
    where i.indrelid = 'kehadiran'::regclass and i.indpred is not null`.execute(all);
  expect(rows).toEqual([{ saringan: '(terbuka_sampai IS NOT NULL)' }]);
});
