import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { connectOwner } from '../connect-owner.ts';
import { MANIFEST_FILE, rowsFile, type BackupManifest } from './backup-manifest.ts';
import { LIST_MIGRATIONS } from './list-migrations.ts';
import { copyTarget, listCopyTables } from './list-copy-tables.ts';

/** Writes all rows as of one moment into a new folder, while the server goes on. Answers what was written. */
export async function backupDatabase(databaseUrl: string, folder: string): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true });
  const client = await connectOwner(databaseUrl);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: migrasi } = await client.query(LIST_MIGRATIONS);
    const manifest: BackupManifest = {
      dibuat_pada: new Date().toISOString(),
      migrasi,
      tabel: [],
    };
    for (const table of await listCopyTables(client)) {
      const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
      await pipeline(rows, createGzip(), createWriteStream(join(folder, rowsFile(table.nama))));
      manifest.tabel.push({ ...table, baris: rows.rowCount });
    }
    // Last: a folder without it is an interrupted backup.
    await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await client.end();
  }
}
