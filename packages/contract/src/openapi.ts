import { ERRORS } from './errors.generated.ts';
import type { Contract, Endpoint } from './kit/endpoint.ts';
import type { LinkContract, LinkEndpoint } from './kit/link/link-endpoint.ts';
import { listCalls } from './kit/list-calls.ts';
import { listLinks } from './kit/link/list-links.ts';
import { envelopeSchema, wireSchema, type JsonSchema } from './kit/wire-schema.ts';
import { mesinOperation } from './perangkat/iklok/mesin-operation.ts';
import { PINTU_MESIN } from './perangkat/iklok/pintu-mesin.ts';

type ObjectSchema = { properties?: Record<string, JsonSchema>; required?: string[] };

/** The OpenAPI 3.1 document of a contract: what it says is what guard, reader and answer filter do. */
export function buildOpenapi(contracts: Record<string, Contract>, links: Record<string, LinkContract>): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, endpoint } of listCalls(contracts)) {
    const item = (paths[endpoint.path] ??= {});
    item[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  for (const { name, link } of listLinks(links)) {
    // Beside the API, at the root of the server.
    const item = (paths[link.path] ??= { servers: [{ url: '/' }] });
    item[link.method.toLowerCase()] = linkOperation(name, link);
  }
  for (const pintu of PINTU_MESIN) {
    const item = (paths[pintu.path] ??= { servers: [{ url: '/' }] });
    item[pintu.method.toLowerCase()] = mesinOperation(pintu);
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
  const { parameters, body, required } = inputOf(endpoint);
  return {
    operationId: call,
    tags: [group],
    summary: endpoint.summary,
    'x-who': endpoint.who,
    'x-access': endpoint.access,
    'x-locked': endpoint.locked,
    ...(endpoint.feature ? { 'x-feature': endpoint.feature } : {}),
    ...(endpoint.who === 'public' ? { security: [] } : {}),
    parameters: [...parameters, ...(endpoint.idempotent ? [idempotencyHeader] : [])],
    ...(endpoint.method === 'GET' ? {} : { requestBody: requestBody(endpoint, body, required) }),
    responses: { [endpoint.created ? 201 : 200]: answer(endpoint), default: refusal },
  };
}

/** Of what only its link lets in: a page or a calendar, and no session. */
function linkOperation(name: string, link: LinkEndpoint): JsonSchema {
  const { parameters, body, required } = inputOf(link);
  const content = { [link.answer]: { schema: { type: 'string' } } };
  return {
    operationId: name,
    tags: ['tautan'],
    summary: link.summary,
    security: [],
    parameters,
    ...(link.method === 'GET' ? {} : { requestBody: requestBody({ upload: {} }, body, required) }),
    responses: {
      200: { description: 'Berhasil', content },
      default: { description: 'Penolakan sebagai kalimat', content },
    },
  };
}

/** What is asked, by where it stands. */
function inputOf({ method, path, input }: Pick<Endpoint, 'method' | 'path' | 'input'>) {
  const { properties = {}, required = [] } = wireSchema(input, 'input') as ObjectSchema;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field));
  const fields = Object.entries(properties);
  const parameters = fields
    .filter(([field]) => inPath.has(field) || method === 'GET')
    .map(([field, schema]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || required.includes(field),
      schema,
    }));
  return { parameters, body: Object.fromEntries(fields.filter(([field]) => !inPath.has(field))), required };
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

function requestBody(
  endpoint: Pick<Endpoint, 'upload'>,
  properties: Record<string, JsonSchema>,
  required: string[],
): JsonSchema {
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
