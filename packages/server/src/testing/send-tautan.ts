import type { TestServer } from './start-test-server.ts';

/** Sends the form of a mailed link. */
export async function sendTautan(app: TestServer['app'], link: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://hadir.test', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return app.inject({ method: 'POST', url: link, payload, headers });
}
