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

test('without a wish the first column orders it; what is no column of the list is refused', async () => {
  expect(await sorted()).toBe('ABC');
  for (const sort of ['alamat', 'constructor', '-to_string']) {
    await expect(sorted(sort)).rejects.toMatchObject({
      status: 422,
      details: { errors: { sort: ['Pilih salah satu urutan: nama, email'] } },
    });
  }
});
