import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartFailure } from '../kit/start-failure.ts';
import { isDiskFull } from '../files/open-room.ts';
import { connectOwner } from '../db/open/connect-owner.ts';
import { isAway } from '../db/open/database-away.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { BackupManifest, MANIFEST_FILE, rowsFile } from './backup-manifest.ts';
import { FILLED_BY_MIGRATIONS } from './filled-by-migrations.ts';
import { LIST_MIGRATIONS } from './list-migrations.ts';
import { copyTarget } from './list-copy-tables.ts';
import { withoutRules } from './without-rules.ts';

/**
 * Fills an empty database from a backup: the schema as it was then, the rows, and the migrations since. All rows or
 * none. Refuses a database that holds anything, and a backup that is broken or newer than this program.
 */
export async function restoreDatabase(databaseUrl: string, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await migrate(databaseUrl, { only: new Set(manifest.migrasi.map(({ nama }) => nama)) });
  const client = await connectOwner(databaseUrl);
  try {
    await checkSchema(client, manifest);
    await checkEmpty(client, manifest);
    await client.query('begin');
    await withoutRules(client, () => copyRows(client, folder, manifest));
    await setSequences(client);
    // The queue is not in a backup: what waited in it cannot go on.
    await client.query(`update pekerjaan set status = 'gagal', pesan = 'Terhenti oleh pemulihan cadangan'
                        where status in ('menunggu', 'berjalan')`);
    await client.query('commit');
    // By itself the planner would come to know the rows later, and those of a table of partitions not at all.
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrate(databaseUrl);
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new StartFailure(`${folder} bukan cadangan yang utuh: ${MANIFEST_FILE} tidak ada.`);
    throw error;
  });
  try {
    return BackupManifest.parse(JSON.parse(text));
  } catch {
    throw new StartFailure(`Cadangan rusak: ${MANIFEST_FILE} terpotong atau berubah. Pakai cadangan lain.`);
  }
}

async function checkSchema(client: Client, { migrasi }: BackupManifest) {
  const { rows } = await client.query(LIST_MIGRATIONS);
  if (
    !isDeepStrictEqual(
      rows.map(({ nama, checksum }) => ({ nama, checksum })),
      migrasi,
    )
  ) {
    throw new StartFailure(
      'Skema basis data tujuan bukan skema cadangan. Pulihkan ke basis data baru dengan versi Hadir yang sama atau lebih baru.',
    );
  }
}

async function checkEmpty(client: Client, { tabel }: BackupManifest) {
  for (const { nama } of tabel.filter((table) => !FILLED_BY_MIGRATIONS.includes(table.nama))) {
    const { rowCount } = await client.query(`select from "${nama}" limit 1`);
    if (rowCount)
      throw new StartFailure(`Basis data tujuan tidak kosong (tabel ${nama} berisi). Pulihkan ke basis data baru.`);
  }
}

async function copyRows(client: Client, folder: string, { tabel }: BackupManifest) {
  for (const table of tabel) {
    if (FILLED_BY_MIGRATIONS.includes(table.nama)) await client.query(`delete from "${table.nama}"`);
    const target = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
    const file = rowsFile(table.nama);
    try {
      await pipeline(createReadStream(join(folder, file)), createGunzip(), target);
    } catch (error) {
      if (isAway(error) || isDiskFull(error)) throw error;
      throw new StartFailure(`Cadangan rusak: ${file} hilang, terpotong, atau berubah. Pakai cadangan lain.`);
    }
    if (target.rowCount !== table.baris) {
      throw new StartFailure(
        `Cadangan rusak: tabel ${table.nama} berisi ${target.rowCount} baris, bukan ${table.baris}.`,
      );
    }
  }
}

/** So that new rows get ids after the restored ones. */
async function setSequences(client: Client) {
  const { rows } = await client.query<{ statement: string }>(`
    select format('select setval(%L, coalesce((select max(%I) from %I), 0) + 1, false)',
                  pg_get_serial_sequence(format('%I', c.relname), a.attname), a.attname, c.relname) as statement
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and pg_get_serial_sequence(format('%I', c.relname), a.attname) is not null`);
  for (const { statement } of rows) await client.query(statement);
}
