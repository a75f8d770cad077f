import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../testing/luar/free-port.ts';
import { startObjectStore } from '../../testing/luar/start-object-store.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

test('two servers of two processes each, told of one S3 store by their environment, read what any of them took', async () => {
  const store = await startObjectStore();
  const { given, url: DATABASE_URL, openSesi } = await startTestServer({ files: store.files });
  const start = async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'hadir-berkas-bersama-'));
    const own = { ...store.env, DATABASE_URL, DATA_DIR, PORT: String(await freePort()) };
    const env = { ...process.env, ...own, HADIR_PROSES: '2', HADIR_WEB: '0', DATABASE_CONNECTIONS: '4' };
    const server = spawn('node', [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(server, 'exit');
    onTestFinished(async () => {
      server.kill('SIGTERM');
      await exited;
      await rm(DATA_DIR, { recursive: true, force: true });
    });
    let said = '';
    server.stdout.on('data', (data) => (said += String(data)));
    await expect.poll(() => said, { timeout: 240_000 }).toContain('dengan 2 proses');
    return `http://127.0.0.1:${own.PORT}/api`;
  };
  const [satu, dua] = await Promise.all([start(), start()]);
  const siti = await given.anggota(await given.organisasi());
  const headers = { cookie: `hadir_sesi=${await openSesi(siti)}`, connection: 'close' };

  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(png)]));
  const sent = await fetch(`${satu}/users/${siti.user_id}/upload-photo`, { method: 'POST', headers, body });
  expect(sent.status).toBe(200);
  const { data } = (await sent.json()) as { data: { file_foto: string } };
  expect(store.isKept(data.file_foto)).toBe(true);

  // Each on a connection of its own, which the processes of a server take in turn.
  const read = await Promise.all(
    [satu, dua, satu, dua, satu, dua].map(async (server) => {
      const answer = await fetch(`${server}/users/${siti.user_id}/foto`, { headers });
      return { status: answer.status, foto: Buffer.from(await answer.arrayBuffer()).toString('base64') };
    }),
  );
  expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(read.map(({ foto }) => foto)).size).toBe(1);
  expect(read[0]?.foto).not.toBe('');
}, 600_000);
