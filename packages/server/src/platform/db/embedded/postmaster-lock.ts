import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Larger than any system hands out. */
const NO_SUCH_PID = 2_147_483_646;

export type Postmaster = { pid: number; socketDir: string; status: string };

/** Who says he owns the cluster folder, by PostgreSQL's own lock file. */
export async function readPostmasterLock(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readLockFile(clusterDir);
  const lines = text.split('\n').map((line) => line.trim());
  return text ? { pid: Number(lines[0]), socketDir: lines[4] ?? '', status: lines[7] ?? '' } : undefined;
}

/** False for a process that is gone, that is a zombie, or that took over the number of a PostgreSQL that is gone. */
export function isPostmasterAlive(pid: number, clusterDir: string): boolean {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(clusterDir);
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
    return !'ZX'.includes(state) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(clusterDir);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/**
 * Lets PostgreSQL see that the owner is dead where its own check is fooled (a zombie, a number in use again).
 * The file stays, because by it PostgreSQL also finds children of the dead owner that still write.
 */
export async function disownPostmasterLock(clusterDir: string) {
  const text = await readLockFile(clusterDir);
  const [, ...rest] = text.split('\n');
  if (text) await writeFile(join(clusterDir, 'postmaster.pid'), [NO_SUCH_PID, ...rest].join('\n'));
}

/** Empty when nobody owns the folder. */
function readLockFile(clusterDir: string): Promise<string> {
  return readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}
