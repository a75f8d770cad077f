import { listLinks } from '@hadir/contract/kit/link/list-links.ts';
import { links } from '@hadir/contract/links.generated.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { app, all } = await startTestServer();
const every = listLinks(links).flatMap(({ name, link, paths }) =>
  paths.map((path) => [`${name} ${path}`, link, path] as const),
);
const BAD = [
  'tebakan',
  '0',
  '%00',
  '1%00',
  "'%20or%201=1",
  '..%2f..',
  '%F0%9F%92%A3',
  'x'.repeat(400),
  crypto.randomUUID(),
];
/** As a browser sends the form of a page. */
async function form(fields: Record<string, string>) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const request = new Request('http://hadir.test', { method: 'POST', body });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { payload: Buffer.from(await request.arrayBuffer()), headers };
}

test.each(every)('%s opens nothing for who guesses, and says so as its bearer can read it', async (_, link, path) => {
  for (const bad of BAD) {
    const url = path.replace(/\{\w+\}/, bad);
    const asked = link.method === 'POST' ? await form({ tindakan: 'setuju' }) : {};
    const { statusCode, headers, body } = await app.inject({ url, method: link.method, ...asked });
    expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
    const isPage = link.answer === 'text/html';
    expect(headers['content-type']).toBe(`${isPage ? 'text/html' : 'text/plain'}; charset=utf-8`);
    expect(body).not.toContain('"error"');
    if (isPage) expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  }
  const { length } = await all.selectFrom('log_aktivitas').select('kegiatan').execute();
  expect(length).toBe(0);
});

test.each(every.filter(([, { method }]) => method === 'POST'))('%s reads no body that is none', async (_, __, path) => {
  const url = path.replace(/\{\w+\}/, 'tebakan');
  for (const payload of ['[]', '"teks"', '{"tindakan":', '{"tindakan":{"$gt":""}}', 'x'.repeat(2_000_000)]) {
    const headers = { 'content-type': 'application/json' };
    const { statusCode, body } = await app.inject({ url, method: 'POST', payload, headers });
    expect([400, 404, 422]).toContain(statusCode);
    expect(body).toContain('<h1>');
  }
});

test('a POST decides, so a link that decides has a GET of the same address that only shows', () => {
  const shown = new Set(every.filter(([, { method }]) => method === 'GET').map(([, , path]) => path));
  const decided = every.filter(([, { method }]) => method === 'POST').map(([, , path]) => path);
  expect(decided.length).toBeGreaterThan(0);
  expect(decided.filter((path) => !shown.has(path))).toEqual([]);
});
