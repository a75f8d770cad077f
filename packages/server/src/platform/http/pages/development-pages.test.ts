import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@hadir/contract/contract.generated.ts';
import { links } from '@hadir/contract/links.generated.ts';
import { buildOpenapi } from '@hadir/contract/openapi.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { listLinks } from '@hadir/contract/kit/link/list-links.ts';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { mountOutboxPage } from './outbox-page.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { PUBLIC_PAGES } from './development-pages.ts';

const mounted = new Set<string>();
/** What has a guard of its own, and how it is asked. */
const guarded = new Map<string, string>();
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ url, method, config }) => {
    mounted.add(url);
    if (config?.isGuarded) guarded.set(url, String(method));
  });
});

const { app, db } = await startTestServer({ securityContact: ['mailto:keamanan@hadir.sch.id'] });
mountOutboxPage(app, db);
app.get('/halaman-baru', async () => 'rahasia');
await app.listen({ host: '127.0.0.1', port: 0 });

const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
const calls = new Set([
  ...listCalls(contract).map(({ endpoint }) => `/api${routeOf(endpoint.path)}`),
  ...listLinks(links).flatMap(({ paths }) => paths.map(routeOf)),
]);
const beside = [...mounted].filter((url) => !calls.has(url));
const closed = beside.filter(
  (url) => !PUBLIC_PAGES.includes(url) && !guarded.has(url) && !url.startsWith('/api/dokumentasi/'),
);

type Asking = { remoteAddress?: string; headers?: Record<string, string>; method?: 'GET' | 'HEAD' | 'POST' };
const ask = async (url: string, { headers = {}, method = 'GET', ...asking }: Asking = {}) => {
  const { statusCode } = await app.inject({ url, method, headers: { host: 'localhost:8080', ...headers }, ...asking });
  return statusCode;
};

/** As a plain proxy does that was told nothing but where to go. */
async function askOldHttp(url: string, headers: string): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${url} HTTP/1.0\r\n${headers}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return Number(answer.toString().slice(9, 12));
}

test('what machines ask at the root of the server is in the document, each door of it', () => {
  const iklok = (path: string) => path.startsWith('/iclock/') && !/\*$|\.aspx$/.test(path);
  const tertulis = Object.keys(buildOpenapi(contract, links)['paths'] as object).filter(iklok);
  expect(tertulis.toSorted()).toEqual([...mounted].filter(iklok).toSorted());
});

test('beside the calls of the contract there is what is public, what is for the developer, and nothing else', () => {
  expect(closed.toSorted()).toEqual(['/halaman-baru', '/kotak-surat', '/metrik']);
  expect(beside).toEqual(expect.arrayContaining([...PUBLIC_PAGES]));
});

test('what has a guard of its own is asked for who is there, from anywhere', async () => {
  const headers = { host: 'hadir.sch.id', 'x-forwarded-for': '203.0.113.7' };
  const mesin = ['cdata', 'devicecmd', 'getrequest', 'ping'].flatMap((name) => [
    `/iclock/${name}`,
    `/iclock/${name}.aspx`,
  ]);
  expect([...guarded.keys()].toSorted()).toEqual([
    '/api/langsung/pantauan',
    '/api/langsung/peta',
    '/api/login-simpatika',
    '/api/pembayaran/kabar',
    '/iclock/*',
    ...mesin,
  ]);
  for (const [url, method] of guarded) {
    const asked = { headers, remoteAddress: '10.0.0.1', method: method === 'POST' ? 'POST' : 'GET' } as const;
    // A machine has no session to bring: one that is not known is refused. Who is to sign in is sent where he can.
    const answered = url.startsWith('/iclock/') ? 403 : url === '/api/login-simpatika' ? 303 : 401;
    expect([url, await ask(url, asked)]).toEqual([url, answered]);
  }
});

test('what is public is so from anywhere', async () => {
  const headers = { host: 'hadir.sch.id', 'x-forwarded-for': '203.0.113.7' };
  for (const url of ['/.well-known/security.txt', '/sehat', '/siap', '/api/openapi.json', '/api/dokumentasi/']) {
    expect([url, await ask(url, { headers, remoteAddress: '10.0.0.1' })]).toEqual([url, 200]);
  }
});

test('the files of the web application are public', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'hadir-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Hadir</title>');
  await writeFile(join(webDir, 'halaman.json'), JSON.stringify({}));
  await writeFile(join(webDir, 'csp.json'), JSON.stringify({ 'style-src': [] }));
  await writeFile(
    join(webDir, 'alamat.json'),
    JSON.stringify({ files: ['assets/alamat-a1.js'], public: ['/login', '/aktivasi/{token}'], organisasi: [] }),
  );
  await writeFile(join(webDir, 'assets', 'masuk-a1.js'), 'export {};');
  const { app } = await startTestServer({ webDir });
  const headers = { host: 'hadir.sch.id', 'x-forwarded-for': '203.0.113.7' };
  for (const url of ['/', '/masuk', '/assets/masuk-a1.js']) {
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200]);
  }
  await rm(webDir, { recursive: true });
});

test('Prometheus reads the metrics on the machine itself', async () => {
  expect(await ask('/metrik', { headers: { 'x-prometheus-scrape-timeout-seconds': '10' } })).toBe(200);
});

describe.each(closed)('%s', (url) => {
  test.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'LOCALHOST'])(
    'opens on the machine itself, as %s',
    async (host) => {
      expect(await ask(url, { headers: { host } })).toBe(200);
      expect(await ask(url, { headers: { host }, remoteAddress: '::1' })).toBe(200);
      expect(await ask(url, { headers: { host }, remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
    },
  );

  test.each(['203.0.113.7', '10.0.0.1', '172.17.0.1', '::ffff:10.0.0.1', 'fe80::1'])(
    'is not there for %s',
    async (remoteAddress) => {
      expect(await ask(url, { remoteAddress })).toBe(404);
      expect(await ask(url, { remoteAddress, method: 'HEAD' })).toBe(404);
    },
  );

  test.each([
    'forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port',
    'x-forwarded-server', 'x-forwarded', 'x-original-forwarded-for', 'x-original-host', 'x-real-ip', 'x-client-ip',
    'x-cluster-client-ip', 'cf-connecting-ip', 'cf-ray', 'cf-visitor', 'true-client-ip', 'fastly-client-ip',
    'fly-client-ip', 'fly-forwarded-port', 'x-envoy-external-address', 'x-envoy-internal', 'x-amzn-trace-id',
    'x-appengine-user-ip', 'x-azure-clientip', 'x-arr-log-id', 'x-host', 'x-proxyuser-ip', 'cdn-loop',
    'akamai-origin-hop', 'do-connecting-ip', 'proxy-connection',
  ])('is not there for what a proxy brings with %s', async (name) => {
    expect(await ask(url, { headers: { [name]: '' } })).toBe(404);
    expect(await ask(url, { headers: { [name]: '127.0.0.1' }, method: 'HEAD' })).toBe(404);
  }); // prettier-ignore

  test('is not there for a proxy that says nothing of itself but speaks HTTP/1.0', async () => {
    expect(await askOldHttp(url, 'host: 127.0.0.1:8080\r\n')).toBe(404);
  });

  test('is not there for who names no host', async () => {
    expect(await askOldHttp(url, '')).toBe(404);
  });

  test.each(['hadir.sch.id', 'jahat.contoh:8080', '127.0.0.1.nip.io', 'localhost.contoh.id', '10.0.0.1:8080'])(
    'is not there under the name «%s»',
    async (host) => {
      expect(await ask(url, { headers: { host } })).toBe(404);
    },
  );
});
