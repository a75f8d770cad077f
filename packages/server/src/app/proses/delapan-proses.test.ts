import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JEDA_PERCOBAAN } from '@hadir/rules/auth/jeda-percobaan.ts';
import { detikOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { freePort } from '../../testing/luar/free-port.ts';
import { startObjectStore } from '../../testing/luar/start-object-store.ts';
import { SANDI, signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { watchLangsung } from '../../testing/watch-langsung.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const SERVER = 4;
const PROSES = 2;

const store = await startObjectStore();
const here = await startTestServer({ files: store.files });
const { given, all, url: DATABASE_URL, openSesi, clock } = here;
const { jadwal } = presensiBuilders(all);
// What is started here goes by the real one.
clock.now = new Date();

/** Four servers of two processes each, told by their environment of one database and one store. */
const servers = await Promise.all(Array.from({ length: SERVER }, start));

async function start(): Promise<string> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'hadir-delapan-proses-'));
  const own = { ...store.env, DATABASE_URL, DATA_DIR, PORT: String(await freePort()) };
  const env = { ...process.env, ...own, HADIR_PROSES: String(PROSES), HADIR_WEB: '0', DATABASE_CONNECTIONS: '4' };
  const server = spawn('node', [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(server, 'exit');
  afterAll(async () => {
    server.kill('SIGTERM');
    await exited;
    await rm(DATA_DIR, { recursive: true, force: true });
  }, 60_000);
  let said = '';
  const started = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (data) => {
      said += String(data);
      if (said.includes(`dengan ${PROSES} proses`)) resolve();
    });
    void exited.then(() => reject(new Error(`A server did not start: ${said}`)));
  });
  await started;
  return `http://127.0.0.1:${own.PORT}`;
}

/** One after the other of all processes: those of a server take the connections that come in turn. */
async function each<T>(ask: (server: string) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const server of servers) for (let proses = 0; proses < PROSES; proses += 1) answers.push(await ask(server));
  return answers;
}

/** On a connection of its own. */
const send = (address: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> }) =>
  fetch(address, { ...init, headers: { ...headers, connection: 'close' } });

const cookieOf = async (orang: Parameters<typeof openSesi>[0]) => `hadir_sesi=${await openSesi(orang)}`;

test('what is changed through each of eight processes is on the live view that hangs on each of them', async () => {
  // A zone in which it is not about to become another day, and hours that have just begun.
  const jamOf = (zona: Zona) => detikOfWaktu(waktuLokalOf(clock.now.getTime(), zona)) / 3600;
  const timezone = jamOf('Asia/Jakarta') < 22 ? 'Asia/Jakarta' : 'Asia/Jayapura';
  const organisasi = await given.organisasi({ timezone });
  const jam_masuk = `${String(Math.floor(jamOf(timezone))).padStart(2, '0')}:00`;
  await jadwal(organisasi, { jam_masuk, jam_pulang: '23:59' });
  const admin = await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true });
  const walls = await each(async (server) => watchLangsung(server, await cookieOf(admin)));
  // A process listens on a connection of its own once a view hangs on it.
  const listening = () =>
    sql`select from pg_stat_activity where datname = current_database() and application_name = 'hadir-siaran'`
      .execute(all)
      .then(({ rows }) => rows.length);
  await expect.poll(listening).toBe(SERVER * PROSES);
  for (const wall of walls) await expect.poll(() => wall.last()?.hari_ini.tiba).toBe(0);

  const tapped = await each(async (server) => {
    const anggota = await given.anggota(organisasi);
    const body = new FormData();
    body.set('waktu_klien', new Date().toISOString());
    const headers = { cookie: await cookieOf(anggota), 'idempotency-key': crypto.randomUUID() };
    return send(`${server}/api/orgs/${organisasi.organisasi_id}/presensi`, { method: 'POST', headers, body });
  });
  expect(tapped.map(({ status }) => status)).toEqual(tapped.map(() => 201));
  await expect
    .poll(() => walls.map((wall) => wall.last()?.hari_ini.tiba), { timeout: 15_000 })
    .toEqual(walls.map(() => SERVER * PROSES));
});

test('a session that is ended at one of eight processes is out at all of them', async () => {
  const orang = await (await signingIn(here)).orang();
  const headers = { cookie: await cookieOf(orang) };
  const known = () => each(async (server) => (await send(`${server}/api/me`, { headers })).status);
  expect(new Set(await known())).toEqual(new Set([200]));
  expect((await send(`${servers.at(-1)}/api/logout`, { headers })).status).toBe(200);
  expect(new Set(await known())).toEqual(new Set([401]));
});

test('wrong passwords are counted together, at whichever of eight processes they are tried', async () => {
  const { username } = await (await signingIn(here)).orang();
  const login = (server: string, password: string) => {
    const headers = { 'content-type': 'application/json' };
    return send(`${server}/api/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) });
  };
  const free = JEDA_PERCOBAAN.findIndex((detik) => detik > 0) + 1;
  const tried = await each(async (server) => (await login(server, 'bukan-ini')).status);
  expect(tried).toEqual(tried.map((_, nth) => (nth < free ? 401 : 433)));
  const right = await each(async (server) => (await login(server, SANDI)).status);
  expect(new Set(right)).toEqual(new Set([433]));
});

test('a file that one of eight processes took is read from every other', async () => {
  const siti = await given.anggota(await given.organisasi());
  const headers = { cookie: await cookieOf(siti) };
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(png)]));
  const sent = await send(`${servers[0]}/api/users/${siti.user_id}/upload-photo`, { method: 'POST', headers, body });
  expect(sent.status).toBe(200);
  const { data } = (await sent.json()) as { data: { file_foto: string } };
  expect(store.isKept(data.file_foto)).toBe(true);

  const read = await each(async (server) => {
    const answer = await send(`${server}/api/users/${siti.user_id}/foto`, { headers });
    return { status: answer.status, foto: Buffer.from(await answer.arrayBuffer()).toString('base64') };
  });
  expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(read.map(({ foto }) => foto)).size).toBe(1);
  expect(read[0]?.foto).not.toBe('');
});

test('what is done by the clock is done once a minute, however many processes look at it', async () => {
  const done = async () => {
    const { rows } = await sql<{ kali: number; dicoba: number }>`
      select count(*)::integer as kali, (sum(retry_count) + count(*))::integer as dicoba from pgboss.job
      where name = 'segel-log' and state = 'completed' group by singleton_on`.execute(all);
    return rows;
  };
  await expect.poll(async () => (await done()).length, { timeout: 240_000, interval: 500 }).toBeGreaterThan(0);
  for (const minute of await done()) expect(minute).toEqual({ kali: 1, dicoba: 1 });
  const { rows: lebih } = await sql`
    select name, singleton_on from pgboss.job where name in (select name from pgboss.schedule)
    group by name, singleton_on having count(*) > 1`.execute(all);
  expect(lebih).toEqual([]);
}, 300_000);
