import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLinks } from '@hadir/contract/kit/link/list-links.ts';
import { links } from '@hadir/contract/links.generated.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { PUBLIC_PAGES } from '../pages/development-pages.ts';

const webDir = await mkdtemp(join(tmpdir(), 'hadir-web-'));
await mkdir(join(webDir, 'assets'));
await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Hadir</title>');
await writeFile(join(webDir, 'csp.json'), JSON.stringify({ 'style-src': [] }));
await writeFile(
  join(webDir, 'alamat.json'),
  JSON.stringify({
    files: ['assets/alamat-a1.js'],
    public: ['/login', '/aktivasi/{token}'],
    organisasi: ['/dashboard/{organisasi_id}', '/organisasi/{organisasi_id}/users/{user_id}'],
  }),
);
await writeFile(join(webDir, 'kuesioner.html'), '<!doctype html><title>Kuesioner</title>');
await writeFile(join(webDir, 'halaman.json'), JSON.stringify({ 'kuesioner.html': ['/kuesioner'] }));
await writeFile(join(webDir, 'assets', 'masuk-a1.js'), 'export {};');
afterAll(() => rm(webDir, { recursive: true }));

const { app } = await startTestServer({
  webDir,
  publicUrl: 'https://hadir.sch.id',
  securityContact: ['mailto:keamanan@hadir.sch.id'],
});
const opened = listLinks(links).flatMap(({ paths }) => paths);
const pages = [...PUBLIC_PAGES, ...opened].map((page) =>
  page.replace(/\{\w+\}/, '018f2c5e-7a3b-7c4d-8e5f-0123456789ab').replace('*', 'tidak-ada'),
);
const others = [
  '/',
  '/masuk',
  '/kuesioner',
  '/assets/masuk-a1.js',
  '/assets/tidak-ada.js',
  '/api/me',
  '/api/dokumentasi/',
  '/api/orgs/0/users',
];

test.each([...pages, ...others])('%s tells the browser to trust nothing but this server', async (url) => {
  const { headers } = await app.inject({ url });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/) as string,
  });
  const policy = new Set(String(headers['content-security-policy']).split('; '));
  expect([...policy]).toEqual(expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'"]));
  expect(policy.has("default-src 'none'") || policy.has("object-src 'none'")).toBe(true);
  // It does not fall back to default-src.
  expect([...policy].filter((one) => one.startsWith('form-action '))).toHaveLength(1);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test.each(['/', '/api/me', '/sehat'])('%s does not send back what a TRACE brings', async (url) => {
  const { statusCode, body } = await app.inject({
    url,
    method: 'TRACE' as 'GET',
    headers: { 'x-rahasia': 'rahasia-kuki' },
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('rahasia-kuki');
});

test('a page behind the sign-in announces the scripts that it asks for first, a public one does without', async () => {
  const linkOf = async (url: string) => (await app.inject({ url })).headers.link;
  expect(await linkOf('/dashboard/9?bulan=2026-11')).toBe('</assets/alamat-a1.js>; rel=modulepreload');
  expect(await linkOf('/')).toBeDefined();
  expect(await linkOf('/login?kembali=%2F')).toBeUndefined();
  expect(await linkOf('/aktivasi/rahasia')).toBeUndefined();
});

test('who is signed in has his own part of an organisation on the way with its page, whoever is not has the scripts alone', async () => {
  const linkOf = async (url: string, cookie = '__Host-hadir_sesi=rahasia') =>
    (await app.inject({ url, headers: { cookie } })).headers.link;
  const awal = (organisasi_id: number) =>
    `</assets/alamat-a1.js>; rel=modulepreload, </api/me/awal?organisasi_id=${organisasi_id}>; rel=preload; as=fetch; crossorigin`;
  expect(await linkOf('/dashboard/9?bulan=2026-11')).toBe(awal(9));
  expect(await linkOf('/organisasi/12/users/7')).toBe(awal(12));
  const alone = '</assets/alamat-a1.js>; rel=modulepreload';
  expect(await linkOf('/dashboard/9', 'lain=1')).toBe(alone);
  expect(await linkOf('/pengaturan')).toBe(alone);
  expect(await linkOf('/dashboard/9%3E;rel=x')).toBe(alone);
  expect(await linkOf('/login')).toBeUndefined();
});

test('an address that has a page of its own gets that one, every other the application', async () => {
  const bodyOf = async (url: string) => (await app.inject({ url })).body;
  expect(await bodyOf('/kuesioner?dari=surat')).toContain('<title>Kuesioner');
  expect(await bodyOf('/kuesioner/lain')).toContain('<title>Hadir');
  expect(await bodyOf('/dashboard/9')).toContain('<title>Hadir');
});
