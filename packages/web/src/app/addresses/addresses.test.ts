import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADDRESSES, addressAt } from './addresses.ts';
import { routes, type RouteName } from '../../base/links/routes.ts';

const names = Object.keys(ADDRESSES) as RouteName[];

test('each address has one row, and it names its screen', () => {
  // The root only redirects.
  const agreed = Object.keys(routes).filter((name) => name !== 'root');
  expect(names.toSorted()).toEqual(agreed.toSorted());
  expect(names.filter((name) => !addressAt(name).screen)).toEqual([]);
});

test('no address stands in two files', async () => {
  const files = readdirSync(join(import.meta.dirname, 'rows'));
  const tables = await Promise.all(
    files.map(async (file) => (await import(`./rows/${file}`)) as Record<string, object>),
  );
  const named = tables.flatMap((table) => Object.values(table).flatMap((one) => Object.keys(one)));
  expect(named.length).toBe(names.length);
});
