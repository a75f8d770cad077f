import type { FastifyInstance, InjectOptions } from 'fastify';

type Headers = Record<string, string>;
export type Answer = {
  status: number;
  body: { code: number; message: string; data: never; errors?: Headers; error?: string };
  headers: Headers;
  raw: Buffer;
};

/** Calls the API as one person; the session is opened at the first call. */
export function caller(app: FastifyInstance, identity: Headers | (() => Promise<Headers>)) {
  let known: Headers | undefined;
  const headersOf = async () => (known ??= typeof identity === 'function' ? await identity() : identity);

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: InjectOptions = {}) => {
    const res = await app.inject({
      ...options,
      method,
      url: `/api${path}`,
      headers: { ...(await headersOf()), ...options.headers },
    });
    const isJson = String(res.headers['content-type']).startsWith('application/json');
    // Tests say what they expect of the body; typing it here would only repeat the contract.
    const body = (isJson ? res.json() : undefined) as Answer['body'];
    return { status: res.statusCode, body, headers: res.headers as Headers, raw: res.rawPayload };
  };

  return {
    get: (path: string) => call('GET', path),
    post: (path: string, payload: object = {}, headers: Headers = {}) => call('POST', path, { payload, headers }),
    put: (path: string, payload: object = {}, headers: Headers = {}) => call('PUT', path, { payload, headers }),
    delete: (path: string, payload?: object) => call('DELETE', path, payload ? { payload } : {}),
    /** Sends fields and files as a browser's form does. */
    form: async (
      method: 'POST' | 'PUT',
      path: string,
      fields: Record<string, string | Blob>,
      headers: Headers = {},
    ) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const request = new Request('http://hadir.test', { method, body: form });
      const payload = Buffer.from(await request.arrayBuffer());
      return call(method, path, {
        payload,
        headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      });
    },
    call,
  };
}

export type Caller = ReturnType<typeof caller>;
