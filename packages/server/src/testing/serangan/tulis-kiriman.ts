import type { Endpoint, MediaType, UploadRule } from '@hadir/contract/kit/endpoint.ts';
import type { Kiriman } from '../kirim.ts';
import type { Masukan } from './masukan-sah.ts';

export const BATAS = 'batas-isian';
/** The smallest of each kind that is one by its content. */
const BERKAS: Partial<Record<MediaType, Buffer>> = {
  'image/png': Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  'application/pdf': Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'),
  'text/plain': Buffer.from('1\t2026-11-20 07:00:00\t1\t0\n'),
}; // prettier-ignore

/** An input as a request: path and query as texts, the rest as JSON or, where the call takes files, as a form. */
export function tulisKiriman(endpoint: Endpoint, masukan: Masukan, cookie: string | undefined): Kiriman {
  const rest = { ...masukan };
  const path = `/api${endpoint.path}`.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? '';
    delete rest[name];
    return encodeText(textOf(value).slice(0, 4_000)) || '%20';
  });
  const headers: Kiriman['headers'] = cookie === undefined ? {} : { cookie };
  if (endpoint.method === 'GET') return { method: 'GET', path: `${path}${queryOf(rest)}`, headers };
  if (endpoint.idempotent) headers['idempotency-key'] = crypto.randomUUID();
  const type = endpoint.upload ? `multipart/form-data; boundary=${BATAS}` : 'application/json';
  const body = endpoint.upload ? formOf(rest, endpoint.upload) : Buffer.from(JSON.stringify(rest));
  return { method: endpoint.method, path, headers: { ...headers, 'content-type': type }, body };
}

/** Text as a query and a form carry it. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Halves of a pair, which no UTF-8 can hold, as the bytes that careless programs write for them. */
const encodeText = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;

function queryOf(fields: Masukan): string {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encodeText(name)}=${encodeText(textOf(one).slice(0, 4_000))}`),
  );
  // Longer than what any line of a request may be says nothing of the call.
  return parts.length === 0 ? '' : `?${parts.join('&').slice(0, 12_000)}`;
}

function formOf(fields: Masukan, upload: Record<string, UploadRule>): Buffer {
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      parts.push(Buffer.from(`--${BATAS}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(one)}\r\n`));
    }
  }
  for (const [name, { types }] of Object.entries(upload)) {
    const [type] = types.filter((one) => BERKAS[one]);
    const head = `--${BATAS}\r\ncontent-disposition: form-data; name="${name}"; filename="berkas"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), (type && BERKAS[type]) ?? Buffer.from('x'), Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${BATAS}--\r\n`)]);
}
