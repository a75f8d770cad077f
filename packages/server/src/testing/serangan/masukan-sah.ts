import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { wireSchema, type JsonSchema } from '@hadir/contract/kit/wire-schema.ts';
import * as fc from 'fast-check';

export type Masukan = Record<string, unknown>;
/** What exists where the call is made: ids by the field that names them, and the day it is there. */
export type Tempat = { id: ReadonlyMap<string, readonly number[]>; hari: string };

/** Valid inputs of a call, derived from its contract alone, with ids of rows that exist and dates around today. */
export function masukanSah(endpoint: Endpoint, tempat: Tempat): fc.Arbitrary<Masukan> {
  return (valueOf(wireSchema(endpoint.input, 'input'), '', tempat) as fc.Arbitrary<Masukan>).map(inOrder);
}

function valueOf(schema: JsonSchema, field: string, tempat: Tempat): fc.Arbitrary<unknown> {
  const options = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (options) return anyOf(options, field, tempat);
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, tempat);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 5 } = schema as { items?: JsonSchema; minItems?: number; maxItems?: number }; // prettier-ignore
      return fc.array(valueOf(items, field, tempat), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 2),
      });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return numberOf(schema, field, tempat);
    case 'string':
      return textOf(schema, tempat);
    default:
      return fc.constant('x');
  }
}

/** Null now and then, where it may be. */
const anyOf = (options: JsonSchema[], field: string, tempat: Tempat) =>
  fc.oneof(
    ...options.map((option) => ({
      weight: option['type'] === 'null' ? 1 : 4,
      arbitrary: valueOf(option, field, tempat),
    })),
  );

function objectOf(schema: JsonSchema, tempat: Tempat): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  const fields = Object.fromEntries(
    Object.entries(properties).map(([field, one]) => [field, valueOf(one, field, tempat)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function numberOf(schema: JsonSchema, field: string, { id, hari }: Tempat): fc.Arbitrary<number> {
  const known = id.get(field.replace(/s$/, ''));
  if (known?.length) return fc.constantFrom(...known);
  if (field === 'tahun') return fc.constant(Number(hari.slice(0, 4)));
  const { minimum, exclusiveMinimum, maximum, type } = schema as Partial<Record<'minimum' | 'exclusiveMinimum' | 'maximum', number>> & { type: string }; // prettier-ignore
  const min = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const max = Math.max(min, Math.min(maximum ?? 100, min + 100));
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
}

function textOf(schema: JsonSchema, { hari }: Tempat): fc.Arbitrary<string> {
  const { format, pattern = '', minLength = 0 } = schema as { format?: string; pattern?: string; minLength?: number };
  const day = fc.integer({ min: -40, max: 40 }).map((days) => new Date(Date.parse(hari) + days * SEHARI_MS));
  if (format === 'date') return day.map((one) => one.toISOString().slice(0, 10));
  if (format === 'date-time') return day.map((one) => one.toISOString());
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.integer({ min: 1, max: 1e9 }).map((n) => `orang${n}@contoh.id`);
  if (pattern.includes('(0[1-9]|1[0-2])$') && pattern.includes('-(')) return fc.constant(hari.slice(0, 7));
  if (pattern !== '' && !pattern.includes('\\u0000')) return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  const words = fc.constantFrom('Rapat dinas', 'Piket', 'Ruang guru', 'Guru Kelas', "Ma'ruf", 'Seragam & topi', 'X');
  return fc.tuple(words, fc.integer({ min: 1, max: 1e6 })).map(([word, n]) => `${word} ${n}`.padEnd(minLength, 'a'));
}

/** From the earlier to the later, where an input names both. */
function inOrder(masukan: Masukan): Masukan {
  const sorted = { ...masukan };
  for (const [from, to] of RANGES) {
    const [a, b] = [sorted[from], sorted[to]];
    if (typeof a === 'string' && typeof b === 'string' && a > b) [sorted[from], sorted[to]] = [b, a];
  }
  return sorted;
}

export const RANGES = [
  ['tgl_mulai', 'tgl_selesai'],
  ['tgl_awal', 'tgl_akhir'],
  ['dari', 'sampai'],
  ['jam_masuk', 'jam_pulang'],
] as const;
