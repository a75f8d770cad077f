import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readConfig } from '../platform/kit/config.ts';
import { startServer } from './start-server.ts';
import { freePort } from '../testing/luar/free-port.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'hadir-mulai-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const configOf = async (env: Record<string, string>) =>
  readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', HADIR_WEB: '0', PORT: String(await freePort()), ...env });

test('several servers stand side by side on one database, and each stops by itself', async () => {
  const { url: DATABASE_URL } = await openTestDatabase({ empty: true });
  const configs = await Promise.all([configOf({ DATABASE_URL }), configOf({ DATABASE_URL })]);
  const servers = await Promise.all(configs.map(startServer));
  const isReady = async ({ PORT }: { PORT: number }) => (await fetch(`http://127.0.0.1:${PORT}/siap`)).ok;
  expect(await Promise.all(configs.map(isReady))).toEqual([true, true]);

  await servers[0]?.stop();
  await expect(isReady(configs[0] ?? { PORT: 0 })).rejects.toThrow('fetch failed');
  expect(await isReady(configs[1] ?? { PORT: 0 })).toBe(true);
  await servers[1]?.stop();
});

test('behind a proxy a server that is told to stop says so to it first, and answers whoever still comes', async () => {
  const { url: DATABASE_URL } = await openTestDatabase();
  const config = await configOf({ DATABASE_URL, TRUST_PROXY: '1' });
  const server = await startServer(config);
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${config.PORT}${path}`);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('connection')];
  };
  expect(await ask('/siap')).toEqual([200, 'keep-alive']);
  const leaving = server.leave();
  expect(await ask('/siap')).toEqual([503, 'close']);
  expect(await ask('/sehat')).toEqual([200, 'close']);
  await leaving;
  await server.stop();
  await expect(ask('/sehat')).rejects.toThrow('fetch failed');
});

test('a server that only serves leaves the work to the one that works, which takes up what waits', async () => {
  const { url: DATABASE_URL, owner } = await openTestDatabase();
  const config = await configOf({ DATABASE_URL, HADIR_PEKERJAAN: '0' });
  const melayani = await startServer(config);
  const answer = await fetch(`http://127.0.0.1:${config.PORT}/api/link-reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: config.PUBLIC_URL },
    body: JSON.stringify({ email: 'tidak-ada@contoh.id' }),
  });
  expect(answer.status).toBe(200);
  const readJobs = async () =>
    (await owner.query<{ jenis: string; status: string }>('select jenis, status from pekerjaan')).rows;
  const scheduled = async () => (await owner.query('select from pgboss.schedule')).rowCount;
  expect(await readJobs()).toEqual([{ jenis: 'surat-akun', status: 'menunggu' }]);
  expect(await scheduled()).toBe(0);

  const bekerja = await startServer(await configOf({ DATABASE_URL }));
  await expect.poll(readJobs).toEqual([{ jenis: 'surat-akun', status: 'selesai' }]);
  expect(await scheduled()).toBeGreaterThan(0);
  await Promise.all([melayani.stop(), bekerja.stop()]);
});

test('a server on a database of its own works too: nobody else could', async () => {
  await expect(configOf({ HADIR_PEKERJAAN: '0' })).rejects.toThrow('HADIR_PEKERJAAN=0 memerlukan DATABASE_URL');
});

test('a port that is taken is said, with what to do', async () => {
  const { url: DATABASE_URL } = await openTestDatabase();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const starting = startServer(await configOf({ DATABASE_URL, PORT: String(port) }));
  await expect(starting).rejects.toThrow(`Porta ${port} sudah dipakai program lain`);
  other.close();
});

test('a database that cannot be reached is said, without its password', async () => {
  const DATABASE_URL = `postgres://hadir:rahasia@127.0.0.1:${await freePort()}/hadir`;
  const starting = startServer(await configOf({ DATABASE_URL }));
  await expect(starting).rejects.toThrow('Periksa apakah PostgreSQL berjalan');
  await expect(starting).rejects.not.toThrow('rahasia');
});

const outboxStatus = async (server: { url: string }, headers = {}) => {
  const { port } = new URL(server.url);
  return (await fetch(`http://127.0.0.1:${port}/kotak-surat`, { headers })).status;
};

test('mails can be read in the browser on a developer machine only; elsewhere it is said that none are sent', async () => {
  const { url: DATABASE_URL } = await openTestDatabase();
  const mailsOf = async (env: Record<string, string>, headers = {}) => {
    const config = await configOf({ DATABASE_URL, ...env });
    const lines = vi.spyOn(console, 'log');
    const server = await startServer(config);
    const isSaid = lines.mock.calls.some(([line]) => String(line).includes('SMTP_URL belum diatur'));
    lines.mockRestore();
    const outbox = await outboxStatus({ url: `http://127.0.0.1:${config.PORT}` }, headers);
    await server.stop();
    return { outbox, isSaid };
  };
  const NODE_ENV = 'development';
  const PUBLIC_URL = 'https://hadir.sch.id';
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  expect(await mailsOf({ NODE_ENV })).toEqual({ outbox: 200, isSaid: false });
  expect(await mailsOf({ NODE_ENV }, proxied)).toEqual({ outbox: 404, isSaid: false });
  expect(await mailsOf({ NODE_ENV, PUBLIC_URL })).toEqual({ outbox: 404, isSaid: true });
  expect(await mailsOf({})).toEqual({ outbox: 404, isSaid: true });
  expect(await mailsOf({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:2525' })).toEqual({
    outbox: 404,
    isSaid: false,
  });
});

test('a demo that was cut short is begun anew, and a whole one is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hadir-contoh-'));
  const start = async (env: Record<string, string>) => {
    const server = await startServer(await configOf({ DATA_DIR: folder, ...env }));
    const url = `http://127.0.0.1:${new URL(server.url).port}/api/login`;
    const body = JSON.stringify({ grant_type: 'password', client_id: 2, username: 'superadmin', password: 'hadir123' });
    const { status } = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const outbox = await outboxStatus(server);
    await server.stop();
    return [server.isDemo, status, outbox];
  };
  expect(await start({})).toEqual([true, 200, 200]);
  expect(await start({ HADIR_DEMO: '0' })).toEqual([true, 200, 404]);
  await writeFile(join(folder, 'contoh-belum-selesai'), '');
  expect(await start({ HADIR_DEMO: '0' })).toEqual([false, 401, 404]);
  await rm(folder, { recursive: true });
}, 120_000);

test('photos that others could read are closed to them at the start', async () => {
  const { url: DATABASE_URL } = await openTestDatabase({ empty: true });
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'hadir-hak-'));
  afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));
  const [folder, foto] = [join(DATA_DIR, 'berkas/1/2'), join(DATA_DIR, 'berkas/1/2/foto')];
  await mkdir(folder, { recursive: true });
  await writeFile(foto, 'isi');
  await chmod(folder, 0o755);
  await chmod(foto, 0o644);
  const server = await startServer(await configOf({ DATABASE_URL, DATA_DIR }));
  const rightsOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect([await rightsOf(folder), await rightsOf(foto)]).toEqual([0o700, 0o600]);
  await server.stop();
});

test('an empty database leads its first super admin in by a link of his own, once, and gives out no password', async () => {
  const { url: DATABASE_URL } = await openTestDatabase({ empty: true });
  const startWith = async (env: Record<string, string>) => {
    const config = await configOf({ DATABASE_URL, ...env });
    const lines = vi.spyOn(console, 'log');
    const server = await startServer(config);
    const said = lines.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('super admin'));
    lines.mockRestore();
    const post = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${config.PORT}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    return { said: said.join(), post, stop: server.stop };
  };
  const nobody = await startWith({});
  expect(nobody.said).toContain('Isi SUPER_ADMIN_EMAIL');
  await nobody.stop();

  const email = 'kepala.tik@dinas.contoh.id';
  const first = await startWith({ SUPER_ADMIN_EMAIL: email });
  const [, token = ''] = /token=([\w-]+)/.exec(first.said) ?? [];
  await first.stop();
  const again = await startWith({ SUPER_ADMIN_EMAIL: email });
  expect(again.said).toContain(token);
  const isi = { token, username: 'kepala.tik', email, password: 'Lembayung-77', password_confirmation: 'Lembayung-77' };
  expect((await again.post('/aktivasi', isi)).status).toBe(200);
  const entered = await again.post('/login', { username: 'kepala.tik', password: 'Lembayung-77' });
  expect(await entered.json()).toMatchObject({ data: { is_super_admin: true } });
  expect((await again.post('/aktivasi', isi)).ok).toBe(false);
  await again.stop();

  const later = await startWith({ SUPER_ADMIN_EMAIL: 'lain@dinas.contoh.id' });
  expect(later.said).toBe('');
  await later.stop();
});
