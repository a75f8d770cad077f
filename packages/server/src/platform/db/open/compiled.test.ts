import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { compiled } from './compiled.ts';

const { all } = await startTestServer();

test('a statement is put together once and answers each time by the values that it is given', async () => {
  let made = 0;
  const sum = compiled((db, { a, b }: { a: number; b: number | null }) => {
    made += 1;
    return db.selectNoFrom(sql<number>`${a}::integer + coalesce(${b}::integer, 10) + 100`.as('jumlah'));
  });
  expect([await sum(all, { a: 1, b: 2 }), await sum(all, { b: null, a: 3 })]).toEqual([
    [{ jumlah: 103 }],
    [{ jumlah: 113 }],
  ]);
  expect(made).toBe(1);
});
