import { spawn, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../../kit/start-failure.ts';
import { explainDiskFull } from './explain-disk-full.ts';
import { readPostmasterLock } from './postmaster-lock.ts';
import { unprivileged, type Privilege } from './unprivileged.ts';

export type Launch = {
  native: string;
  clusterDir: string;
  socketDir: string;
  logFile: string;
  privilege: Privilege;
  fsync: boolean;
};

const PATIENCE_MS = 60_000;

/** It takes connections; a standby those that only read. */
const OPEN = ['ready', 'standby'];

/** Nothing has to last, and every test file has servers of its own, each with its pools. */
const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };

/** Starts PostgreSQL on the folder and answers once it takes connections; refuses with its own last words. */
export async function launchPostgres(launch: Launch): Promise<ChildProcess> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const log = await open(launch.logFile, 'a+');
    const { size: before } = await log.stat();
    const child = spawnPostgres(launch, log.fd);
    try {
      while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
        const lock = await readPostmasterLock(launch.clusterDir);
        if (lock?.pid === child.pid && OPEN.includes(lock?.status ?? '')) return child;
        await sleep(15);
      }
      const { buffer, bytesRead } = await log.read(Buffer.alloc(4096), 0, 4096, before);
      const words = buffer.toString('utf8', 0, bytesRead);
      // The children of an owner that was killed end by themselves within moments.
      const childrenLinger = words.includes('pre-existing shared memory block');
      if (!childrenLinger || Date.now() > deadline) throw new StartFailure(explain(words, launch.logFile));
    } finally {
      await log.close();
    }
    await sleep(100);
  }
}

function spawnPostgres({ native, clusterDir, socketDir, privilege, fsync }: Launch, log: number) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: 80,
    io_method: 'sync',
    jit: 'off',
    random_page_cost: 1.1,
    timezone: 'UTC',
    // Without the rows that a refused statement was about.
    log_error_verbosity: 'terse',
    ...(fsync ? {} : FOR_TESTS),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = unprivileged(privilege, join(native, 'bin/postgres'), ['-D', clusterDir, ...flags]);
  // Detached, so that Ctrl-C at the terminal reaches only us and requests can still finish their work.
  const child = spawn(run.command, run.args, { ...run.options, detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => undefined); // seen as an exit by the caller
  child.unref();
  return child;
}

function explain(words: string, logFile: string): string {
  const full = explainDiskFull(words);
  if (full) return full;
  const reason = words.split('\n').find((line) => line.includes('FATAL') || line.includes('PANIC'));
  return `Basis data tidak dapat dimulai: ${reason ?? 'tidak ada keterangan'}. Catatan lengkap: ${logFile}`;
}
