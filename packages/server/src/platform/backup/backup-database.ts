import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { closeToOthers } from '../files/close-to-others.ts';
import { StartFailure } from '../kit/start-failure.ts';
import { connectOwner } from '../db/open/connect-owner.ts';
import { MANIFEST_FILE, rowsFile, type BackupManifest } from './backup-manifest.ts';
import { LIST_MIGRATIONS } from './list-migrations.ts';
import { copySource, listCopyTables } from './list-copy-tables.ts';

const ONLY_OWNER = 0o600;

/**
 * Writes all rows as of one moment, and the files of the folder `berkas`, into a new folder that only its owner reads,
 * while the server goes on. The folder is there once all of it is. Answers what was written.
 */
export async function backupDatabase(databaseUrl: string, folder: string, berkas?: string): Promise<BackupManifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartFailure(`Folder ${folder} sudah berisi. Sebutkan folder yang belum ada.`);
  const unfinished = `${folder}.belum-selesai`;
  await mkdir(dirname(folder), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const manifest = await writeRows(databaseUrl, unfinished);
    if (berkas !== undefined) await cp(berkas, join(unfinished, 'berkas'), { recursive: true });
    await write(join(unfinished, MANIFEST_FILE), (file) => file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`));
    await rename(unfinished, folder);
    await closeToOthers(folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeRows(databaseUrl: string, folder: string): Promise<BackupManifest> {
  const client = await connectOwner(databaseUrl);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: migrasi } = await client.query(LIST_MIGRATIONS);
    const manifest: BackupManifest = { dibuat_pada: new Date().toISOString(), migrasi, tabel: [] };
    for (const table of await listCopyTables(client)) {
      let baris = 0;
      await write(join(folder, rowsFile(table.nama)), async (file) => {
        // Asked for once somebody reads: what it brings before that is lost.
        const rows = client.query(copyTo(`copy (${copySource(table)}) to stdout`));
        await pipeline(rows, createGzip(), (packed: AsyncIterable<Uint8Array>) => writeFile(file, packed));
        baris = rows.rowCount;
      });
      manifest.tabel.push({ ...table, baris });
    }
    return manifest;
  } finally {
    await client.end();
  }
}

/** Answers once it is on the disk. */
async function write(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, 'wx', ONLY_OWNER);
  try {
    await fill(file);
    await file.sync();
  } finally {
    await file.close();
  }
}
