import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const RIGHTS = 0o777;

/** Leaves a folder and all in it to its owner alone, also what was written there with wider rights before. */
export async function closeToOthers(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  const rights = found.isDirectory() ? FOLDER : FILE;
  if ((found.mode & RIGHTS) !== rights) await chmod(path, rights);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await closeToOthers(join(path, name));
}
