import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../contract.generated.ts';
import { listCalls } from './list-calls.ts';
import { isRentang, rentang } from './rentang.ts';

const masa = rentang(z.object({ tgl_mulai: z.string(), tgl_selesai: z.optional(z.nullable(z.string())) }));
const saat = rentang(z.object({ dari: z.string(), sampai: z.string() }));

test.each([
  ['a day after it', masa, { tgl_mulai: '2026-03-01', tgl_selesai: '2026-03-02' }, null],
  ['the same day', masa, { tgl_mulai: '2026-03-01', tgl_selesai: '2026-03-01' }, null],
  ['open', masa, { tgl_mulai: '2026-03-01', tgl_selesai: null }, null],
  ['left out', masa, { tgl_mulai: '2026-03-01' }, null],
  ['the day before it', masa, { tgl_mulai: '2026-03-01', tgl_selesai: '2026-02-28' }, 'tgl_selesai'],
  ['the same moment in another zone', saat, { dari: '2026-03-01T08:00:00+07:00', sampai: '2026-03-01T01:00:00Z' }, null],
  ['a moment before', saat, { dari: '2026-03-01T08:00:00+07:00', sampai: '2026-03-01T00:59:59Z' }, 'sampai'],
])('an end that is %s', (_, schema, isi, salah) => {
  expect(z.safeParse(schema, isi).error?.issues.map(({ path }) => path.join('.')) ?? null).toEqual(salah && [salah]);
}); // prettier-ignore

/** Every object that a schema leads to, itself included. */
function objectsOf(schema: z.ZodMiniType, seen = new Set<z.ZodMiniType>()): z.ZodMiniObject[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const {
    shape = {},
    innerType,
    element,
    options = [],
    items = [],
    valueType,
    in: input,
  } = schema.def as never as {
    shape?: Record<string, z.ZodMiniType>;
    options?: z.ZodMiniType[];
    items?: z.ZodMiniType[];
  } & Partial<Record<'innerType' | 'element' | 'valueType' | 'in', z.ZodMiniType>>;
  const parts = [...Object.values(shape), ...options, ...items, innerType, element, valueType, input];
  const below = parts.flatMap((part) => (part ? objectsOf(part, seen) : []));
  return schema instanceof z.ZodMiniObject ? [schema, ...below] : below;
}

test('every span that a call is sent, its rows included, is refused where it ends before it begins', () => {
  const spans = listCalls(contract).flatMap(({ name, endpoint }) =>
    objectsOf(endpoint.input)
      .filter(isRentang)
      .map((schema) => ({ name, isDitolak: (schema.def.checks ?? []).length > 0 })),
  );
  expect(spans.length).toBeGreaterThan(40);
  expect(spans.filter(({ isDitolak }) => !isDitolak)).toEqual([]);
});
