import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { applySort } from './apply-sort.ts';
import { inScope } from '../scope/in-scope.ts';

const { db, owner } = await openTestDatabase();
await owner.query(
  `insert into tenant (no_reg, kode_tenant, nama, email) values ('1', '1', 'B', null), ('2', '2', 'A', '9'), ('3', '3', 'C', '8')`,
);
const sorted = (sort?: string) =>
  inScope(db, { lingkup: 'semua' }, async (trx) => {
    const columns = { nama: 'nama', email: 'email' };
    const rows = await applySort(trx.selectFrom('tenant').select('nama'), sort, columns, 'tenant_id').execute();
    return rows.map(({ nama }) => nama).join('');
  });

test('a list is ordered as it is asked for, up or down, what is empty last', async () => {
  expect(await sorted('nama')).toBe('ABC');
  expect(await sorted('-nama')).toBe('CBA');
  expect([await sorted('email'), await sorted('-email')]).toEqual(['CAB', 'ACB']);
});

test('what is no column of the list orders it as without a wish', async () => {
  for (const sort of [undefined, 'alamat', 'constructor', '-to_string']) expect(await sorted(sort)).toBe('ABC');
});
