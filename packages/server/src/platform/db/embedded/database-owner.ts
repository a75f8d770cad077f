import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const placeOf = (socketDir: string) => join(socketDir, 'pemilik');

/** Notes beside the socket that this process runs the PostgreSQL behind it. */
export function noteOwner(socketDir: string): Promise<void> {
  return writeFile(placeOf(socketDir), String(process.pid));
}

/** Whether the process that runs the PostgreSQL behind this socket still lives; without a note nobody does. */
export async function isOwnerAlive(socketDir: string): Promise<boolean> {
  if (!existsSync(placeOf(socketDir))) return false;
  const pid = Number(await readFile(placeOf(socketDir), 'utf8'));
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !isZombie(pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return true;
    return false;
  }
}

function isZombie(pid: number): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return 'ZX'.includes(stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3));
}
