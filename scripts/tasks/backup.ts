import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupDatabase } from '../../packages/server/src/platform/backup/backup-database.ts';
import { withDatabase } from './with-database.ts';

/** `npm run backup`, or `npm run backup -- folder`: all rows, and the files where they lie on this machine. */
await withDatabase(async (databaseUrl, config) => {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const folder = resolve(process.argv[2] ?? `.hadir/cadangan/${stamp}`);
  const files = join(config.DATA_DIR, 'berkas');
  const isHere = config.STORAGE === 'local' && existsSync(files);
  const { tabel } = await backupDatabase(databaseUrl, folder, isHere ? files : undefined);
  const rows = tabel.reduce((sum, { baris }) => sum + baris, 0);
  console.log(`Cadangan ${rows} baris dari ${tabel.length} tabel ada di ${folder}`);
  if (config.STORAGE === 's3') console.log('Berkas di S3 tidak ikut dicadangkan.');
});
