import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CALLS } from '../calls.generated.ts';
import { sebutJenisObjek } from './jenis-objek.ts';
import { LABEL_OBJEK } from './label-objek.generated.ts';

/** What opens something and never stands in the log. */
const RAHASIA = ['token', 'kode'];
const named = new Set(
  Object.values(CALLS)
    .flatMap((calls) => Object.values(calls) as string[])
    .flatMap((call) => [...call.matchAll(/\{(\w+?)(?:_id)?\}/g)].map(([, name = '']) => name))
    .filter((name) => !RAHASIA.includes(name)),
);

test('whatever the path of a call names is told in words, and what the log is searched by is named by some call', () => {
  expect([...named].filter((name) => sebutJenisObjek(name) === name)).toEqual([]);
  expect(Object.keys(LABEL_OBJEK).filter((name) => !named.has(name))).toEqual([]);
});

const folder = join(import.meta.dirname, '..');
const said = await Promise.all(
  globSync('**/*.contract.ts', { cwd: folder }).map(async (file) => {
    const exported: Record<string, object> = await import(join(folder, file));
    const labels = Object.keys(exported).filter((name) => name.startsWith('LABEL_OBJEK_'));
    return labels.flatMap((name) => Object.keys(exported[name] ?? {}));
  }),
);

test('what is named by a number is named in one contract: of two the later would silently take the place of the other', () => {
  expect(said.flat().toSorted()).toEqual(Object.keys(LABEL_OBJEK).toSorted());
});
