import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../platform/kit/config.ts';
import { freePort } from '../../testing/luar/free-port.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { runProses } from './run-proses.ts';

const DATA_DIR = await mkdtemp(join(tmpdir(), 'hadir-proses-'));
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

const keeping = new Agent({ keepAlive: true });
afterAll(() => keeping.destroy());

/** The status of an answer, on a connection that is kept or on one of its own; what breaks rejects. */
const ask = (url: string, agent: Agent | false) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });

test('two processes serve one address, count together, and are exchanged without a refused request', async () => {
  const { url: DATABASE_URL } = await openTestDatabase();
  const SUPER_ADMIN_EMAIL = 'kepala.tik@dinas.contoh.id';
  const PORT = String(await freePort());
  const own = { DATABASE_URL, PORT, DATA_DIR, SUPER_ADMIN_EMAIL };
  const env = { ...process.env, ...own, HADIR_PROSES: '2', HADIR_WEB: '0', LOG_LEVEL: 'info' };
  // As it is installed: the folder of the version that serves is what a link points to.
  const kini = join(DATA_DIR, 'kini');
  await symlink(join(import.meta.dirname, '..'), kini);
  const server = spawn('node', [join(kini, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += String(data)));
  const processes = async () =>
    (await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')).trim().split(' ');
  await expect.poll(() => said, { timeout: 240_000 }).toContain('dengan 2 proses');
  const before = await processes();
  expect(before).toHaveLength(2);

  const url = `http://127.0.0.1:${PORT}`;
  const answers: number[] = [];
  const over = new AbortController();
  const visitors = [keeping, keeping, false as const, false as const].map(async (agent) => {
    while (!over.signal.aborted) {
      answers.push(await ask(`${url}/sehat`, agent));
      await sleep(5);
    }
  });
  server.kill('SIGHUP');
  await expect.poll(() => said, { timeout: 240_000 }).toContain('Semua proses server sudah diganti');
  over.abort();
  await Promise.all(visitors);
  expect(new Set(answers)).toEqual(new Set([200]));
  const after = await processes();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  for (const pid of after) expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).toContain(join(kini, 'main.ts'));

  const count = async () => {
    const metrics = await (await fetch(`${url}/metrik`)).text();
    return Number(/^hadir_permintaan_detik_count\{[^}]*alamat="\/siap"[^}]*\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
  };
  // Neither the second process nor those that took their places say again where the first super admin enters.
  expect(said.match(/Belum ada super admin/g)).toHaveLength(1);
  for (let n = 0; n < 6; n += 1) expect(await ask(`${url}/siap`, false)).toBe(200);
  expect([await count(), await count()]).toEqual([6, 6]);
  // The log is of what people ask, not of who watches.
  expect(await ask(`${url}/api/beranda`, false)).toBe(404);
  await expect.poll(() => said).toMatch(/"method":"GET","route":"(?!\/(?:siap|sehat|metrik)")/);
  expect(said).not.toMatch(/"route":"\/(?:siap|sehat|metrik)"/);

  // What one of them counts is missing then: an answer without it would leave every alert of this machine in the dark.
  const diam = Number(after[0]);
  process.kill(diam, 'SIGSTOP');
  const metrik = async () => {
    try {
      return (await fetch(`${url}/metrik`, { signal: AbortSignal.timeout(8_000) })).status;
    } catch (error) {
      // The one that is still was asked, or one that was killed meanwhile.
      if (error instanceof DOMException || error instanceof TypeError) return 0;
      throw error;
    }
  };
  await expect.poll(metrik, { timeout: 60_000 }).toBe(503);
  // Who asked may be dead by the time that it is known who answers: nobody else falls with it.
  const hidup = (await processes()).map(Number).find((pid) => pid !== diam) ?? 0;
  const asked = Array.from({ length: 4 }, metrik);
  await sleep(1_000);
  process.kill(hidup, 'SIGKILL');
  await Promise.all(asked);
  process.kill(diam, 'SIGCONT');
  await expect.poll(metrik, { timeout: 240_000 }).toBe(200);

  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}, 600_000);

test('several processes want a database that belongs to none of them', async () => {
  await expect(runProses(readConfig({ HADIR_PROSES: 'inti', DATA_DIR }))).rejects.toThrow('memerlukan DATABASE_URL');
  expect(() => readConfig({ HADIR_PROSES: 'banyak' })).toThrow('HADIR_PROSES: isi dengan 1 sampai 99, atau inti');
});
