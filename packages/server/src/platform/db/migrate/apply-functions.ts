import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { nameKode } from './name-kode.ts';
import { runSqlFile } from './run-sql-file.ts';

/** Those of `dasar` come first: the others call them, from the moment on that they are there themselves. */
const KAMAR = ['dasar/', ''];

/**
 * Puts the SQL functions of `fungsi/` in force: each has one file that says what it is now, run again whenever that
 * changed, so that no migration has to repeat a function to alter it. They stand on the newest tables.
 */
export async function applyFunctions(client: pg.Client, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const { rows } = await client.query<{ nama: string; checksum: string }>(
    `select nama, checksum from hadir.migrasi where nama like 'fungsi/%'`,
  );
  const done = new Map(rows.map((row) => [row.nama, row.checksum]));
  for (const file of (await Promise.all(KAMAR.map((kamar) => listIn(folder, kamar)))).flat()) {
    const nama = `fungsi/${file.slice(0, -'.sql'.length)}`;
    const sql = nameKode(await readFile(join(folder, file), 'utf8'));
    const checksum = createHash('sha256').update(sql).digest('hex');
    if (done.get(nama) !== checksum) await runSqlFile(client, { nama, sql, checksum });
  }
}

/** The files of a room, by their paths below the folder. */
async function listIn(folder: string, kamar: string): Promise<string[]> {
  if (!existsSync(join(folder, kamar))) return [];
  const names = await readdir(join(folder, kamar));
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => kamar + name);
}
