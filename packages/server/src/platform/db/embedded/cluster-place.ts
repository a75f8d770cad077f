import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { choosePrivilege, NOBODY, type Privilege } from './unprivileged.ts';

const SHARED = '/var/lib/hadir';

export type ClusterPlace = { clusterDir: string; native: string; privilege: Privilege };

/**
 * Where the cluster and the binaries are, reachable by whoever has to run them. Under `nobody` a data
 * folder inside root's own home cannot be reached; the cluster is then kept in /var/lib/hadir.
 */
export async function chooseClusterPlace(dataDir: string, native: string): Promise<ClusterPlace> {
  await mkdir(dataDir, { recursive: true });
  const clusterDir = join(resolve(dataDir), 'postgres');
  const elsewhere = join(SHARED, hashOf(clusterDir), 'postgres');
  const privilege = existsSync(elsewhere) ? 'nobody' : choosePrivilege(clusterDir);
  if (privilege !== 'nobody') return { clusterDir, native, privilege };

  await mkdir(SHARED, { recursive: true, mode: 0o755 });
  return {
    privilege,
    clusterDir: nobodyCan(['test', '-x', dataDir]) ? clusterDir : elsewhere,
    native: nobodyCan([join(native, 'bin/postgres'), '--version']) ? native : await copyBinaries(native),
  };
}

function nobodyCan([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { ...NOBODY, cwd: '/' }).status === 0;
}

async function copyBinaries(native: string): Promise<string> {
  const copy = join(SHARED, `postgres-${hashOf(native)}`);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
