import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';

const TOKEN = 'rahasia-prometheus';
const open = await startTestServer();
const closed = await startTestServer({ metricsToken: TOKEN });

type Asking = { remoteAddress?: string; headers?: Record<string, string>; url?: string };
const ask = ({ app }: typeof open, { url = '/metrik', headers = {}, ...asking }: Asking = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'localhost:8080', ...headers }, ...asking });

test('without a token the machine itself reads the metrics, and nobody else', async () => {
  const own = await ask(open);
  expect(own).toMatchObject({ statusCode: 200 });
  expect(own.body).toContain('hadir_permintaan_detik');
  for (const stranger of [
    { remoteAddress: '203.0.113.7' },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
    { remoteAddress: '203.0.113.7', url: '/%6detrik' },
    { remoteAddress: '203.0.113.7', headers: { authorization: `Bearer ${TOKEN}` } },
  ]) {
    expect((await ask(open, stranger)).json()).toMatchObject({ code: 404, error: 'input.no_such_call' });
  }
});

test('with a token whoever brings it reads them, from anywhere, and nobody else', async () => {
  const remoteAddress = '203.0.113.7';
  const brought = (authorization: string) => ask(closed, { remoteAddress, headers: { authorization } });
  expect((await brought(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  for (const refused of [await ask(closed), await brought('Bearer bukan-itu'), await brought(`Basic ${TOKEN}`)]) {
    expect(refused).toMatchObject({ statusCode: 401, headers: { 'www-authenticate': 'Bearer' } });
    expect(refused.body).not.toContain('hadir_permintaan_detik');
  }
});
