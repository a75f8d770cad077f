import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../base/links/routes.ts';

type SpecRoute = { name: string; path: string; access: string | null; auth: boolean; premium: boolean | null };
const file = join(import.meta.dirname, '../../../../contract/data/routes.json');
const spec = (JSON.parse(readFileSync(file, 'utf8')) as SpecRoute[]).map(({ name, path, access, auth, premium }) => ({
  name,
  path,
  access,
  auth,
  premium,
}));

// JavaScript enumerates the name '500' before all others, wherever it is written.
const numberLast = (list: SpecRoute[]) => [
  ...list.filter(({ name }) => name !== '500'),
  ...list.filter(({ name }) => name === '500'),
];

test('the table holds every agreed route, in its order, to the letter', () => {
  const table = Object.entries(routes).map(([name, { path, access = null, public: isPublic, premium = null }]) => ({
    name,
    path,
    access,
    auth: !isPublic,
    premium,
  }));
  expect(numberLast(table)).toEqual(numberLast(spec));
});

test('a screen with a public path is never locked', () => {
  const locked = Object.values(routes).filter((route) => route.public && route.locked);
  expect(locked).toEqual([]);
});
