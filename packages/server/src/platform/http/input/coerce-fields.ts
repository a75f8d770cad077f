import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { wireSchema, type JsonSchema } from '@hadir/contract/kit/wire-schema.ts';

type Kind = 'text' | 'number' | 'boolean' | 'json' | 'list-text' | 'list-number';

/**
 * Reads texts (path, query, multipart fields) as the types that a call's input declares.
 * What does not fit stays text, so that the schema names the field in its refusal.
 */
export function fieldCoercer({
  input,
}: Pick<Endpoint, 'input'>): (fields: Record<string, unknown>) => Record<string, unknown> {
  const { properties = {} } = wireSchema(input, 'input') as { properties?: Record<string, JsonSchema> };
  const kinds = new Map(Object.entries(properties).map(([field, schema]) => [field, kindOf(schema)]));

  return (fields) => {
    const read: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(fields)) {
      // An empty value counts as absent.
      if (value === '' || value === undefined) continue;
      read[field] = coerce(value, kinds.get(field) ?? 'text');
    }
    return read;
  };
}

function kindOf(schema: JsonSchema): Kind {
  const options = (schema['anyOf'] as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null');
  if (options) return kindOf(options[0] ?? {});
  const { type } = schema;
  if (type === 'array')
    return kindOf((schema['items'] as JsonSchema) ?? {}) === 'number' ? 'list-number' : listKind(schema);
  if (type === 'integer' || type === 'number' || typeof enumOf(schema)[0] === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  return type === 'object' ? 'json' : 'text';
}

const enumOf = (schema: JsonSchema): unknown[] => (schema['enum'] as unknown[]) ?? [schema['const']];
const listKind = (schema: JsonSchema): Kind =>
  (schema['items'] as JsonSchema | undefined)?.['type'] === 'object' ? 'json' : 'list-text';

function coerce(value: unknown, kind: Kind): unknown {
  switch (kind) {
    case 'number':
      return toNumber(value);
    case 'boolean':
      return toBoolean(value);
    case 'json':
      return toJson(value);
    case 'list-text':
      return toList(value);
    case 'list-number':
      return toList(value).map(toNumber);
    case 'text':
      return value;
  }
}

/** Whole digits as many as a number can have: what is too large is then refused by its limit. */
const toNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,300}(\.\d{1,15})?$/.test(value) ? Number(value) : value;

/** 1 and 0 are how the product's flags travel in a query. */
function toBoolean(value: unknown): unknown {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return value;
}

const toList = (value: unknown): unknown[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' ? one.split(',').filter((part) => part !== '') : [one]));

function toJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Left as text: the schema then refuses the field by its name.
    return value;
  }
}
