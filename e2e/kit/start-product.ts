import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SEEDED_WITHIN_MS = 180_000;

/** The built product as a newcomer gets it: embedded database in a folder of its own, one port; with its demo unless told otherwise. */
export async function startProduct(
  env: Record<string, string> = {},
): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hadir-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['packages/server/src/app/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'development',
      DATABASE_URL: '',
      // What a journey finds there is what it was filled with.
      HADIR_MESIN_CONTOH: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const baseUrl = `http://localhost:${port}`;
  await untilReady(baseUrl, () => server.exitCode !== null);
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  return { baseUrl, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(baseUrl: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + SEEDED_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('The product ended before it was ready; see its messages above');
    const ready = await fetch(`${baseUrl}/siap`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await sleep(200);
  }
  throw new Error(`The product was not ready within ${SEEDED_WITHIN_MS / 1000} s`);
}
