import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from './contract.generated.ts';
import type { Contract, Endpoint } from './kit/endpoint.ts';
import { HasilImpor } from './kit/impor/hasil-impor.ts';
import { listCalls } from './kit/list-calls.ts';

type SpecCall = Pick<Endpoint, 'method' | 'who' | 'locked'> & { path: string; access: string | null };
const spec = JSON.parse(readFileSync(join(import.meta.dirname, '../data/calls.json'), 'utf8')) as SpecCall[];
const calls = listCalls(contract);
/** A tenant's own number and an account's id stand in the same place under other names: the place is what counts. */
const placeOf = (call: { method: string; path: string }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`;
const specByPlace = new Map(spec.map((call) => [placeOf(call), call]));

test('no two calls share a method and a path', () => {
  expect(new Set(calls.map(({ endpoint }) => placeOf(endpoint))).size).toBe(calls.length);
});

test.each(calls.map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]))(
  '%s keeps what was agreed of it',
  (_, endpoint) => {
    const said = specByPlace.get(placeOf(endpoint));
    if (!said) return expect(endpoint.summary.length).toBeGreaterThan(3);
    const { path, who, access, locked } = endpoint;
    expect({ path, who, access, locked }).toEqual({
      path: said.path,
      who: said.who,
      access: said.access,
      locked: said.locked,
    });
  },
);

test.each(calls.map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]))(
  '%s names every path segment in its input',
  (_, endpoint) => {
    const fields = Object.keys(endpoint.input.def.shape);
    expect(fields).toEqual(expect.arrayContaining([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field)));
  },
);

test('whatever imports a spreadsheet has one shape, and beside it the sheet that it is filled in on', () => {
  const importing = Object.values<Contract>(contract).flatMap((group) =>
    Object.entries(group).flatMap(([name, { input, upload, output }]) => {
      if (!('is_uji_coba' in input.shape)) return [];
      const beside = Object.keys(group).filter((other) => other.startsWith('getFormat'));
      return [{ name, files: Object.keys(upload ?? {}), isLembar: output === HasilImpor, formats: beside.length }];
    }),
  );
  // A machine's log is no sheet: it has no columns to fill in, and is recorded in the background.
  expect(importing.filter(({ isLembar }) => !isLembar).map(({ name }) => name)).toEqual(['importPresensi']);
  const sheets = importing.filter(({ isLembar }) => isLembar);
  expect(sheets.length).toBeGreaterThan(4);
  expect(sheets.filter(({ files, formats }) => files.join() !== 'file' || formats !== 1)).toEqual([]);
});
