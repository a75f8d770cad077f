import { expect, test } from 'vitest';
import { CALLS } from '../calls.generated.ts';
import { LABEL_JENIS_OBJEK, sebutJenisObjek } from './jenis-objek.ts';

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
  expect(Object.keys(LABEL_JENIS_OBJEK).filter((name) => !named.has(name))).toEqual([]);
});
