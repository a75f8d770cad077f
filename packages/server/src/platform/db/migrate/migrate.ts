import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { StartFailure } from '../../kit/start-failure.ts';
import { applyFunctions } from './apply-functions.ts';
import { applyTenancy } from './apply-tenancy.ts';
import { connectOwner } from '../open/connect-owner.ts';
import { createRoles } from './create-roles.ts';
import { prepareBulan } from './prepare-bulan.ts';
import { prepareLog } from './prepare-log.ts';
import { runSqlFile } from './run-sql-file.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../migrations', import.meta.url));
/** Any number that no other program uses on the same database. */
const ADVISORY_LOCK = 7_201_945;
const GILIRAN_MS = 200;

export type Migrated = { applied: string[] };
export type MigrateOptions = {
  folder?: string;
  /** Only these files, to stand where an older version stood; refuses when one is not there. */
  only?: ReadonlySet<string>;
  /** Told of a file that is not through after so long, and as often again. */
  lama?: { ms: number; tell: (nama: string) => void };
};

/**
 * Brings the database to the newest schema: each file once, in order, each in its own transaction (but see
 * `runSqlFile`), one process at a time; then the functions, grants and row level security. Refuses when an applied file was changed.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<Migrated> {
  const client = await connectOwner(databaseUrl);
  try {
    await takeTurn(client);
    await client.query(`
      create schema if not exists hadir;
      create table if not exists hadir.migrasi (
        nama text primary key, checksum text not null, dijalankan_pada timestamptz not null default now())`);
    await createRoles(client);
    const { folder = MIGRATIONS, only } = options;
    const applied = await applyFiles(client, folder, options);
    if (!only) await applyFunctions(client, join(folder, 'fungsi'));
    await applyTenancy(client);
    await prepareBulan(client);
    await prepareLog(client);
    return { applied };
  } finally {
    await client.end();
  }
}

/** Asks again and again: one statement that waited would itself be waited for by an index that is made beside all others. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ada: boolean }>('select pg_try_advisory_lock($1) as ada', [ADVISORY_LOCK]);
    if (rows[0]?.ada) return;
    await sleep(GILIRAN_MS);
  }
}

async function applyFiles(client: pg.Client, folder: string, { only, lama }: MigrateOptions): Promise<string[]> {
  const { rows } = await client.query<{ nama: string; checksum: string }>('select nama, checksum from hadir.migrasi');
  const done = new Map(rows.map((row) => [row.nama, row.checksum]));
  const applied: string[] = [];

  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).sort();
  const unknown = [...(only ?? [])].filter((nama) => !files.includes(nama));
  if (unknown.length) throw new StartFailure(`Migrasi ${unknown.join(', ')} tidak dikenal: perbarui Hadir dulu.`);
  for (const nama of only ? files.filter((file) => only.has(file)) : files) {
    const sql = await readFile(join(folder, nama), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const known = done.get(nama);
    if (known === checksum) continue;
    if (known) throw new StartFailure(`Migrasi ${nama} sudah dijalankan tetapi isinya berubah. Kembalikan berkas itu.`);
    const telling = lama && setInterval(() => lama.tell(nama), lama.ms);
    await runSqlFile(client, { nama, sql, checksum }).finally(() => clearInterval(telling));
    applied.push(nama);
  }
  return applied;
}
