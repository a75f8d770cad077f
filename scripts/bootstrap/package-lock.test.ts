import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Entry = { link?: boolean; resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> };

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};
const packages = Object.entries(lock.packages);
const names = new Set(packages.map(([path]) => path.split('node_modules/').at(-1)));

test('the lock file holds the optional packages of every platform, not only of the one that it was written on', () => {
  const missing = packages.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(packages.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('the lock file tells what each package holds, and not where to fetch it', () => {
  const fetched = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(fetched.filter(([, { integrity }]) => !integrity)).toEqual([]);
  expect(fetched.filter(([, { resolved }]) => resolved)).toEqual([]);
});
