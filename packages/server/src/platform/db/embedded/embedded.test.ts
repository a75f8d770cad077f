import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { explainDiskFull } from './explain-disk-full.ts';
import { startEmbeddedDatabase } from './start-embedded-database.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'hadir-tanam-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const postmasterPid = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Another process that runs the database in the same folder until it is killed. */
async function startElsewhere() {
  const module = join(import.meta.dirname, 'start-embedded-database.ts');
  const code = `import { startEmbeddedDatabase } from '${module}';
    const { url } = await startEmbeddedDatabase('${dataDir}');
    console.log(url); setInterval(() => {}, 1000);`;
  const child = spawn('node', ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).trim() };
}

test('data outlives a restart, and a clean stop leaves no process', async () => {
  const first = await startEmbeddedDatabase(dataDir);
  await ask(first.url, 'create table catatan (isi text); insert into catatan values (1)');
  const pid = postmasterPid();
  await first.stop();
  expect(() => process.kill(pid, 0)).toThrow();

  const second = await startEmbeddedDatabase(dataDir);
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  expect(await ask(second.url, 'select isi from catatan')).toEqual([{ isi: '1' }]);
  await second.stop();
});

test('a database that another process runs is joined, and left running', async () => {
  const { child, url } = await startElsewhere();
  const joined = await startEmbeddedDatabase(dataDir);
  expect(joined.url).toBe(url);
  await joined.stop();
  expect(await ask(url, 'select 1 as satu')).toEqual([{ satu: 1 }]);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('when its process is killed it ends, and the next start waits for that however slowly it ends', async () => {
  const { child, url } = await startElsewhere();
  const postmaster = postmasterPid();
  process.kill(postmaster, 'SIGSTOP');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const starting = startEmbeddedDatabase(dataDir);
  setTimeout(() => process.kill(postmaster, 'SIGCONT'), 300);
  const next = await starting;
  expect(next.url).not.toBe(url);
  expect(await ask(next.url, 'select isi from catatan')).toEqual([{ isi: '1' }]);
  await next.stop();
});

test('when the database itself is killed it is started again at the same address, with every commit', async () => {
  const { url, stop } = await startEmbeddedDatabase(dataDir);
  await ask(url, 'insert into catatan values (2)');
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => ask(url, 'select isi from catatan order by isi').catch(String))
    .toEqual([{ isi: '1' }, { isi: '2' }]);
  await stop();
});

test('a disk that is full is said in one sentence, whoever finds it', () => {
  expect(explainDiskFull('FATAL:  could not write to file "pg_wal/x": No space left on device')).toMatch('Disk penuh');
  expect(explainDiskFull('FATAL:  lock file is empty')).toBeUndefined();
});
