import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseClusterPlace } from './cluster-place.ts';
import { createCluster } from './create-cluster.ts';
import { isOwnerAlive, noteOwner } from './database-owner.ts';
import { launchPostgres, type Launch } from './launch-postgres.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { disownPostmasterLock, isPostmasterAlive, readPostmasterLock } from './postmaster-lock.ts';
import { NOBODY } from './unprivileged.ts';

export type EmbeddedDatabase = {
  url: string;
  /** Whether the cluster was made just now. */
  isNew: boolean;
  /** Whether this process runs it, rather than another. */
  isOwn: boolean;
  /** What PostgreSQL said since it was started here. */
  readWords(): Promise<string>;
  /** Ends PostgreSQL cleanly; one that another process started is left alone. */
  stop(): Promise<void>;
};

const JOINED = { isNew: false, isOwn: false, readWords: async () => '', stop: async () => undefined };
const SOCKET_DIR_PREFIX = 'hadir-';
const SHUTDOWN_MS = 20_000;

/**
 * PostgreSQL of our own, on a unix socket that only this user can reach, with its data in `dataDir`.
 * It is started again when it dies, and joined when another process of ours already runs it.
 * Without `fsync` a power cut loses data: for tests only.
 */
export async function startEmbeddedDatabase(dataDir: string, { fsync = true } = {}): Promise<EmbeddedDatabase> {
  const place = await chooseClusterPlace(dataDir, await findPostgresBinaries());
  const running = await waitForOwner(place.clusterDir);
  if (running) return { url: await urlOf(running), ...JOINED };

  const isNew = !existsSync(place.clusterDir);
  if (isNew) await createCluster(place.native, place.clusterDir, place.privilege, fsync);
  const socketDir = await mkdtemp(join(tmpdir(), SOCKET_DIR_PREFIX));
  await noteOwner(socketDir);
  if (place.privilege === 'nobody') await chown(socketDir, NOBODY.uid, NOBODY.gid);

  const logFile = join(dataDir, 'postgres.log');
  const before = existsSync(logFile) ? statSync(logFile).size : 0;
  const stop = await supervise({ ...place, socketDir, logFile, fsync });
  const readWords = async () => (await readFile(logFile)).subarray(before).toString('utf8');
  return { url: await urlOf(socketDir), isNew, isOwn: true, readWords, stop };
}

/** The socket folder of a live PostgreSQL on this folder; one that is just ending or starting is waited for. */
async function waitForOwner(clusterDir: string): Promise<string | undefined> {
  for (;;) {
    const lock = await readPostmasterLock(clusterDir);
    if (!lock) return undefined;
    if (!isPostmasterAlive(lock.pid, clusterDir)) {
      await disownPostmasterLock(clusterDir);
      if (basename(lock.socketDir).startsWith(SOCKET_DIR_PREFIX))
        await rm(lock.socketDir, { recursive: true, force: true });
      return undefined;
    }
    if (!(await isOwnerAlive(lock.socketDir))) endOrphan(lock.pid);
    else if (lock.status === 'ready') return lock.socketDir;
    await sleep(50);
  }
}

/** Ends (fast shutdown) a PostgreSQL whose process was killed: nobody would start it again if it died. */
function endOrphan(pid: number) {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function supervise(launch: Launch): Promise<() => Promise<void>> {
  let stopping = false;
  let child = await launchPostgres(launch);
  const restart = async () => {
    if (stopping) return;
    process.stderr.write('Basis data berhenti tak terduga dan dimulai ulang.\n');
    await disownPostmasterLock(launch.clusterDir);
    child = await launchPostgres(launch);
    child.once('exit', onExit);
  };
  const onExit = () => {
    restart().catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.kill(process.pid, 'SIGTERM');
    });
  };
  child.once('exit', onExit);

  return async () => {
    stopping = true;
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.ref();
      child.kill('SIGINT');
      const impatience = setTimeout(() => child.kill('SIGQUIT'), SHUTDOWN_MS);
      await exited;
      clearTimeout(impatience);
    }
    await rm(launch.socketDir, { recursive: true, force: true });
  };
}

async function urlOf(socketDir: string): Promise<string> {
  const at = (database: string) => `postgres://hadir@${encodeURIComponent(socketDir)}/${database}`;
  const client = new Client({ connectionString: at('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'hadir'`);
    if (!rowCount) await client.query('create database hadir');
  } finally {
    await client.end();
  }
  return at('hadir');
}
