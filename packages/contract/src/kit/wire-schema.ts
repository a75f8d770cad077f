import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/** Declarations never change: each is translated once a process, and what came of it is read, never written. */
const known = { input: new WeakMap<z.ZodMiniType, JsonSchema>(), output: new WeakMap<z.ZodMiniType, JsonSchema>() };

/** The JSON Schema of what a call answers or takes, without zod's own marks. */
export function wireSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const found = known[io].get(schema);
  if (found) return found;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  }) as JsonSchema;
  known[io].set(schema, rest);
  return rest;
}

/** The success envelope around a call's data. */
export function envelopeSchema(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  };
}
