import { envelopeSchema, wireSchema, type JsonSchema } from '@hadir/contract/kit/wire-schema.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';

/**
 * The schema from which a call's answer writer is compiled: it drops every field that the contract does not name.
 * "This or null" is said in the compact form that the writer handles without trying each branch.
 */
export function serializerSchema(endpoint: Endpoint): JsonSchema {
  return envelopeSchema(compact(wireSchema(endpoint.output, 'output')) as JsonSchema);
}

function compact(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(compact);
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as JsonSchema;
  const options = schema['anyOf'] as JsonSchema[] | undefined;
  const [one, none] = options ?? [];
  if (options?.length === 2 && one && none?.['type'] === 'null')
    return { ...(compact(one) as JsonSchema), nullable: true };
  // Which of several it is, the writer decides by trying each, and that wants them as they are.
  if (options) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, compact(value)]));
}
