import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { renderTables } from './render-tables.ts';

test('the table types are those of the migrated database (npm run db:types writes them)', async () => {
  const { owner } = await openTestDatabase();
  const committed = await readFile(new URL('../open/tables.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await renderTables(owner));
});
