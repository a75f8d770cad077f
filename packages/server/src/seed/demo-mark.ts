import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that stands while the demo is being filled in: left behind, it tells of a fill that was cut short. */
export function demoMark(dataDir: string) {
  const path = join(dataDir, 'contoh-belum-selesai');
  return {
    isLeft: () => existsSync(path),
    put: () => writeFile(path, ''),
    remove: () => rm(path),
  };
}
