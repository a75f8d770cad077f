import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreDatabase } from '../../packages/server/src/platform/backup/restore-database.ts';
import { withDatabase } from './with-database.ts';

/** `npm run restore -- folder`: into an empty database, which also is the way from the bundled one to another. */
const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error('Sebutkan folder cadangannya: npm run restore -- .hadir/cadangan/2026-11-20-071500');
  process.exit(2);
}
const folder = resolve(given);
await withDatabase(async (databaseUrl, config) => {
  const { tabel, dibuat_pada } = await restoreDatabase(databaseUrl, folder);
  const files = join(folder, 'berkas');
  if (config.STORAGE === 'local' && existsSync(files)) {
    cpSync(files, join(config.DATA_DIR, 'berkas'), { recursive: true });
  }
  const rows = tabel.reduce((sum, { baris }) => sum + baris, 0);
  console.log(`${rows} baris dari ${tabel.length} tabel dipulihkan dari cadangan ${dibuat_pada}`);
});
