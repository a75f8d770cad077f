import { ERRORS } from './errors.ts';
import type { Contract, Endpoint } from './kit/endpoint.ts';
import { listCalls } from './kit/list-calls.ts';
import { envelopeSchema, wireSchema, type JsonSchema } from './kit/wire-schema.ts';

type ObjectSchema = { properties?: Record<string, JsonSchema>; required?: string[] };

/** The OpenAPI 3.1 document of a contract: what it says is what guard, reader and answer filter do. */
export function buildOpenapi(contracts: Record<string, Contract>): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, endpoint } of listCalls(contracts)) {
    const item = (paths[endpoint.path] ??= {});
    item[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hadir',
      version: '1',
      description: 'Presensi, cuti, dan jadwal kerja. Jawaban: {code, message, data}.',
    },
    servers: [{ url: '/api' }],
    security: [{ sesi: [] }],
    components: {
      securitySchemes: {
        sesi: { type: 'apiKey', in: 'cookie', name: 'hadir_sesi', description: 'Di belakang https: __Host-hadir_sesi' },
      },
      schemas: { Penolakan: refusalSchema() },
    },
    paths,
  };
}

function operation(name: string, endpoint: Endpoint): JsonSchema {
  const [group, call] = name.split('.');
  const input = wireSchema(endpoint.input, 'input') as ObjectSchema;
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field));
  const fields = Object.entries(input.properties ?? {});
  const parameters = fields
    .filter(([field]) => inPath.has(field) || endpoint.method === 'GET')
    .map(([field, schema]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || (input.required ?? []).includes(field),
      schema,
    }));
  const body = Object.fromEntries(fields.filter(([field]) => !inPath.has(field)));
  return {
    operationId: call,
    tags: [group],
    summary: endpoint.summary,
    'x-who': endpoint.who,
    'x-access': endpoint.access,
    'x-locked': endpoint.locked,
    ...(endpoint.who === 'public' ? { security: [] } : {}),
    parameters: [...parameters, ...(endpoint.idempotent ? [idempotencyHeader] : [])],
    ...(endpoint.method === 'GET' ? {} : { requestBody: requestBody(endpoint, body, input.required ?? []) }),
    responses: { [endpoint.created ? 201 : 200]: answer(endpoint), default: refusal },
  };
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

function requestBody(endpoint: Endpoint, properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  const files = Object.entries(endpoint.upload ?? {});
  const schema = {
    type: 'object',
    properties: {
      ...properties,
      ...Object.fromEntries(
        files.map(([field]) => [field, { type: 'string', contentMediaType: 'application/octet-stream' }]),
      ),
    },
    required: [
      ...required.filter((field) => field in properties),
      ...files.filter(([, rule]) => rule.required).map(([field]) => field),
    ],
  };
  const types = [
    ...(endpoint.upload ? ['multipart/form-data'] : []),
    ...(files.some(([, rule]) => rule.required) ? [] : ['application/json']),
  ];
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function answer(endpoint: Endpoint): JsonSchema {
  if (!endpoint.download) {
    const schema = envelopeSchema(wireSchema(endpoint.output, 'output'));
    return {
      description: typeof endpoint.message === 'string' ? endpoint.message : 'Berhasil',
      content: { 'application/json': { schema } },
    };
  }
  const content = Object.fromEntries(
    endpoint.download.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  return { description: 'Berkas', content };
}

const refusal = {
  description: 'Penolakan: status HTTP sama dengan code',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Penolakan' } } },
};

function refusalSchema(): JsonSchema {
  return {
    type: 'object',
    properties: {
      code: { enum: [...new Set(Object.values(ERRORS).map(({ status }) => status))].sort((a, b) => a - b) },
      error: { enum: Object.keys(ERRORS).toSorted() },
      message: { type: 'string' },
      data: { type: 'null' },
      errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      details: { type: 'object' },
      reference: { type: 'string' },
    },
    required: ['code', 'error', 'message', 'data'],
  };
}
