/** Someone who is signed in to a server, and calls it as a browser would. */
export type Klien = {
  url: string;
  /** Answers `data`; throws with the server's sentence when it refuses. A FormData is sent as a form. */
  call: <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object | FormData) => Promise<T>;
};

type Envelope = { message: string; errors?: Record<string, string[]>; data: unknown };

/** Signs in with name and password. */
export async function openKlien(url: string, username: string, password: string): Promise<Klien> {
  const masuk = { grant_type: 'password', client_id: 2, service: 'web', username, password };
  const answer = await send(url, '', 'POST', '/login', masuk);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  const signedIn = cookie.join('; ');
  await read(answer, 'POST /login');
  return {
    url,
    call: async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object | FormData) =>
      (await read(await send(url, signedIn, method, path, body), `${method} ${path}`)) as T,
  };
}

function send(url: string, cookie: string, method: string, path: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  return fetch(`${url}/api${path}`, {
    method,
    headers: { origin: url, cookie, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
}

async function read(answer: Response, what: string): Promise<unknown> {
  const { message, errors, data } = (await answer.json()) as Envelope;
  if (answer.ok) return data;
  const fields = Object.entries(errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(' ')}`);
  throw new Error([`${what} dijawab ${answer.status}: ${message}`, ...fields].join('\n  '));
}
