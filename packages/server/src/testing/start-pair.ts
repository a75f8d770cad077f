import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { connectOwner } from '../platform/db/open/connect-owner.ts';
import { chooseClusterPlace } from '../platform/db/embedded/cluster-place.ts';
import { createCluster } from '../platform/db/embedded/create-cluster.ts';
import { launchPostgres } from '../platform/db/embedded/launch-postgres.ts';
import { findPostgresBinaries } from '../platform/db/embedded/postgres-binaries.ts';
import { NOBODY } from '../platform/db/embedded/unprivileged.ts';

type Member = { url: string; tell: (statement: string) => Promise<string>; kill: () => Promise<void> };

/** Two servers of a database `hadir`, the second of which follows the first by streaming, as a cluster's standby does. */
export type Pair = {
  leader: Member;
  standby: Member;
  /** Both in one address, the standby first. */
  url: string;
  /** The standby becomes a leader of its own. */
  promote: () => Promise<void>;
  /** Until the standby has replayed what the leader holds by now. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'hadir-pasangan-'));
  const native = await findPostgresBinaries();
  const place = await chooseClusterPlace(join(folder, 'a'), native);
  const { privilege } = place;
  await createCluster(place.native, place.clusterDir, privilege, false);

  const standbyDir = join(folder, 'b');
  await mkdir(standbyDir);
  const clusterDirs = [place.clusterDir, join(standbyDir, 'postgres')] as const;
  // The owner goes along with the files.
  spawnSync('cp', ['-a', ...clusterDirs]);
  const sockets = await Promise.all(
    clusterDirs.map(async () => {
      const socketDir = await mkdtemp(join(tmpdir(), 'hadir-'));
      if (privilege === 'nobody') await chown(socketDir, NOBODY.uid, NOBODY.gid);
      return socketDir;
    }),
  );
  await writeFile(join(clusterDirs[1], 'standby.signal'), '');
  await appendFile(
    join(clusterDirs[1], 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${sockets[0]} user=hadir'\n`,
  );

  const open = async (nth: 0 | 1) => {
    const [clusterDir, socketDir = ''] = [clusterDirs[nth], sockets[nth]];
    const logFile = join(folder, `${nth}.log`);
    const child = await launchPostgres({ ...place, clusterDir, socketDir, logFile, fsync: false });
    const url = `postgres://hadir@${encodeURIComponent(socketDir)}/hadir`;
    const tell = (statement: string) => tellAt(url, statement);
    return { child, member: { url, tell, kill: () => end(child, 'SIGKILL') } };
  };
  const first = await open(0);
  const owner = await connectOwner(first.member.url.replace(/hadir$/, 'postgres'));
  await owner.query('create database hadir');
  await owner.query(`alter database hadir set synchronous_commit = 'on'`);
  await owner.end();
  const second = await open(1);
  const [leader, standby] = [first.member, second.member];
  const catchUp = async () => {
    const reached = await leader.tell('select pg_current_wal_lsn()::text');
    while ((await standby.tell(`select (pg_last_wal_replay_lsn() >= '${reached}')::text`)) !== 'true') await sleep(10);
  };
  await catchUp();

  return {
    leader,
    standby,
    url: `postgres://hadir@${encodeURIComponent(sockets[1] ?? '')},${encodeURIComponent(sockets[0] ?? '')}/hadir`,
    promote: async () => void (await standby.tell('select pg_promote()')),
    catchUp,
    stop: async () => {
      // Waits for who is just leaving: a client that is thrown out while it says goodbye fails the tests it was in.
      await Promise.all([end(first.child, 'SIGTERM'), end(second.child, 'SIGTERM')]);
      for (const dir of [...sockets, folder]) await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Answers the first field of the first row. Not by our own sessions, which take no server that only reads. */
async function tellAt(url: string, statement: string): Promise<string> {
  const client = new Client({ connectionString: url.replace(/hadir$/, 'postgres') });
  await client.connect();
  const { rows } = await client.query<[string]>({ text: statement, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0] ?? '';
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
