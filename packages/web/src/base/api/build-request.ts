import { fillPath } from '@hadir/contract/kit/fill-path.ts';

/** What the browser knows of a call (contract/calls.generated.ts). */
export type CallSpec = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  idempotent: boolean;
};

/** Reads 'POST ~/presensi idempotent', where `~` is the place. */
export function readCall(call: string): CallSpec {
  const [method, path = '', mark] = call.split(' ');
  return {
    method: method as CallSpec['method'],
    path: path.replace('~', '/orgs/{organisasi_id}'),
    idempotent: mark !== undefined,
  };
}

type Fields = Record<string, unknown>;

/** The address of a call with its query. */
export function urlOf({ method, path }: CallSpec, input: Fields): string {
  const { url, rest } = fillPath(path, input);
  if (method !== 'GET') return `/api${url}`;
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(rest)) {
    for (const one of [value].flat()) if (!isEmpty(one)) query.append(field, textOf(one));
  }
  return query.size > 0 ? `/api${url}?${query}` : `/api${url}`;
}

/** A call and its input as the browser's fetch takes them; empty query values are skipped. */
export function buildRequest(spec: CallSpec, input: Fields, idempotencyKey: string | undefined): [string, RequestInit] {
  const headers = new Headers({ accept: 'application/json' });
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const request: RequestInit = { method: spec.method, credentials: 'same-origin', headers };
  const url = urlOf(spec, input);
  if (spec.method === 'GET') return [url, request];

  const { rest } = fillPath(spec.path, input);
  // Without its optional file a call is plain JSON: less to send, and less to read for the server.
  if (Object.values(rest).some((value) => value instanceof Blob)) return [url, { ...request, body: toForm(rest) }];
  headers.set('content-type', 'application/json');
  return [url, { ...request, body: JSON.stringify(rest) }];
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Of numbers or words; what is more goes as JSON. */
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object');

function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (isEmpty(value)) continue;
    if (value instanceof Blob) form.append(field, value);
    else if (isList(value)) for (const one of value) form.append(field, String(one));
    else form.append(field, textOf(value));
  }
  return form;
}
