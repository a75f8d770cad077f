import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '../../db/embedded/start-embedded-database.ts';
import { openDb, type Db } from '../../db/open/open-db.ts';
import { findSalinanDetik } from './arsip.queries.ts';

const DASAWARSA = 10 * 365 * 86_400;

const folder = await mkdtemp(join(tmpdir(), 'hadir-arsip-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

type Tell = (statement: string) => Promise<unknown>;

/** PostgreSQL of this file's own: whether it archives is settled when it starts. */
async function withServer(run: (db: Db, tell: Tell) => Promise<void>): Promise<void> {
  const database = await startEmbeddedDatabase(folder, { fsync: false });
  const db = openDb(database.url, { connections: 2 });
  const superuser = new Client({ connectionString: database.url });
  await superuser.connect();
  try {
    await run(db, (statement) => superuser.query(statement));
  } finally {
    await db.destroy();
    await superuser.end();
    await database.stop();
  }
}

/** What the service of the copies notes, as its shell says it. */
async function readCatatan(jenis: string, selesai: number): Promise<string> {
  const unit = await readFile(join(import.meta.dirname, '../../../../../../deploy/hadir-salinan@.service'), 'utf8');
  const statement = /^ExecStartPost=.* -c "([^"]+)"/m.exec(unit)?.[1] ?? '';
  return statement.replace('%i', jenis).replace('$$(date +%%s)', String(selesai));
}

test('the copies are as old as their service noted, decades where it noted none, and no matter without an archive', async () => {
  await withServer(async (db, tell) => {
    await tell('create role hadir_app');
    expect(await findSalinanDetik(db)).toEqual({ full: 0, diff: 0 });
    await tell(`alter system set archive_mode = 'on'`);
    await tell(`alter system set archive_command = 'true'`);
  });
  await withServer(async (db, tell) => {
    const belum = await findSalinanDetik(db);
    expect(Math.min(belum.full, belum.diff)).toBeGreaterThan(DASAWARSA);

    const now = Math.floor(Date.now() / 1000);
    await tell(await readCatatan('full', now - 7200));
    await tell(await readCatatan('diff', now - 7200));
    await tell(await readCatatan('diff', now - 600));
    const sudah = await findSalinanDetik(db);
    expect(Math.round(sudah.full / 60)).toBe(120);
    expect(Math.round(sudah.diff / 60)).toBe(10);
  });
});
