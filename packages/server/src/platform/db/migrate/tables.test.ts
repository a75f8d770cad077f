import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { renderTables } from './render-tables.ts';

test('the table types are those of the migrated database (npm run db:types writes them)', async () => {
  const { owner } = await openTestDatabase();
  const committed = await readFile(new URL('../open/tables.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await renderTables(owner));
});

test('what grows by members and days is numbered beyond what an integer holds', async () => {
  const { owner } = await openTestDatabase();
  const { rows } = await owner.query<{ tabel: string }>(`
    select d.refobjid::regclass::text as tabel
    from pg_sequence s join pg_depend d on d.objid = s.seqrelid and d.deptype in ('a', 'i')
    where s.seqtypid = 'bigint'::regtype`);
  const besar = rows.map(({ tabel }) => tabel);
  for (const tabel of ['presensi', 'jadwal_shift', 'log_aktivitas', 'surat_keluar', 'pemberitahuan', 'cuti_saldo'])
    expect.soft(besar, tabel).toContain(tabel);
});
