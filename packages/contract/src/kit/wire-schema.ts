import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/** The JSON Schema of what a call answers or takes, without zod's own marks. */
export function wireSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  }) as JsonSchema;
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
