import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { openDb, type Db } from '../platform/db/open/open-db.ts';
import { sessionOptions } from '../platform/db/open/session-options.ts';
import { typeParsers } from '../platform/db/open/type-parsers.ts';

/** Few, so that what would wait for itself does so in a test. */
export const TEST_CONNECTIONS = 8;

export type TestDatabase = {
  url: string;
  /** As the server has it: bound by row level security. */
  db: Db;
  /** As the owner has it: sees and changes everything, to set up and to look behind the scenes. */
  owner: Pool;
};

/** A database of this test file's own, as after all migrations. It is dropped when the file is done. */
export async function openTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const at = (name: string) => template.replace(/[^/]+$/, name);
  const name = `uji_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: at('postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template ${empty ? 'template1' : 'hadir'} strategy file_copy`);

  const url = at(name);
  const db = openDb(url, { connections: TEST_CONNECTIONS });
  const owner = new Pool({ ...sessionOptions(url), max: 4, types: typeParsers });
  afterAll(async () => {
    await Promise.all([db.destroy(), owner.end()]);
    // Connections that have said goodbye are still there for a moment.
    while (await isInUse(admin, name)) await sleep(5);
    await admin.query(`drop database ${name}`);
    await admin.end();
  });
  return { url, db, owner };
}

async function isInUse(admin: Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [name]);
  return rowCount !== 0;
}
