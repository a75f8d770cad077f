import type { Endpoint, Upload } from '@hadir/contract/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cleanUploads } from './clean-uploads.ts';
import { fieldCoercer } from './coerce-fields.ts';
import { readMultipart } from './read-multipart.ts';
import { Refusal } from '../../kit/refusal.ts';

type Fields = Record<string, unknown>;
/** The part of a declaration that says what is asked. */
type Readable = Pick<Endpoint, 'method' | 'path' | 'input' | 'upload'>;

/** Judges what was written in the fields while no file has been opened yet. */
type CheckFields = (fields: Fields) => Promise<unknown>;

/**
 * A reader of one call's path, query and body into what its contract promises the handler; 422 names each bad field. What
 * `check` refuses costs no look at the files.
 */
export function inputReader(endpoint: Readable): (request: FastifyRequest, check?: CheckFields) => Promise<Fields> {
  const coerceFields = fieldCoercer(endpoint);
  const pathFields = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '');

  return async (request, check) => {
    const { fields, files } = await readBody(endpoint, request, coerceFields);
    // The path has the last word: a body cannot name another organisation than the one it was let into.
    const parsed = z.safeParse(endpoint.input, {
      ...coerceFields(request.query as Fields),
      ...fields,
      ...coerceFields(request.params as Fields),
    });
    if (!parsed.success) throw refusalOf(parsed.error, pathFields);
    await check?.(parsed.data as Fields);
    const cleaned = await cleanUploads(files, endpoint.upload ?? {}, request.passed ?? {});
    return { ...(parsed.data as Fields), ...cleaned };
  };
}

async function readBody(endpoint: Readable, request: FastifyRequest, coerce: (fields: Fields) => Fields) {
  const none: Record<string, Upload | undefined> = {};
  if (endpoint.method === 'GET') return { fields: {}, files: none };
  // A call without its optional files needs no form.
  if (endpoint.upload && (request.isMultipart() || isFileRequired(endpoint))) {
    const { fields, files } = await readMultipart(request, endpoint.upload);
    return { fields: coerce(fields), files };
  }
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('input.malformed');
  return { fields: body as Fields, files: none };
}

const isFileRequired = ({ upload = {} }: Readable) => Object.values(upload).some(({ required }) => required);

/** One thing about each field: the first that is wrong with it, which what is asked of it further only repeats. */
function refusalOf(error: z.core.$ZodError, pathFields: string[]): Refusal {
  const byField = Map.groupBy(error.issues, ({ path }) => path.join('.') || 'data');
  const errors = Object.fromEntries([...byField].map(([field, issues]) => [field, [messageOf(issues)]]));
  const onlyPath = [...byField.keys()].every((field) => pathFields.includes(field));
  return onlyPath ? new Refusal('input.not_found') : new Refusal('input.invalid', { errors });
}

/** Beyond any whole number (`int`) a field's own limit tells more. */
function messageOf(issues: readonly z.core.$ZodIssue[]): string {
  const told = issues.find((issue) => !('origin' in issue && issue.origin === 'int')) ?? issues[0];
  return told?.message ?? '';
}
