import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { openTestDatabase } from './test-database.ts';

const HERE = join(import.meta.dirname, '../../migrations');

/**
 * A database as it was before a migration, without the functions that come after all migrations; `goOn` brings it as far as
 * (and without) another one. Both are named as their files are, or by how their names begin.
 */
export async function databaseBefore(nama: string) {
  const database = await openTestDatabase({ empty: true });
  const folder = await mkdtemp(join(tmpdir(), 'hadir-sebelum-'));
  await mkdir(join(folder, 'fungsi'));
  const files = (await readdir(HERE)).filter((one) => one.endsWith('.sql'));
  const goOn = async (sampai: string) => {
    for (const one of files.filter((file) => file < sampai)) await cp(join(HERE, one), join(folder, one));
    await migrate(database.url, { folder });
  };
  await goOn(nama);
  return { ...database, goOn };
}

/** Three who are served over and over, the n-th time `serve(who, n)`, while something is done to the database. */
export async function whileServing(run: () => Promise<void>, serve: (who: number, n: number) => Promise<unknown>) {
  const over = new AbortController();
  const goOn = async (who: number) => {
    for (let n = 0; !over.signal.aborted; n += 1) await serve(who, n);
  };
  const serving = Promise.all([goOn(0), goOn(1), goOn(2)]);
  await run().finally(() => over.abort());
  await serving;
}

/** An organisation with so many members, numbered from 1 on, and what `lagi` adds to it. */
export const fillAnggota = (owner: Pool, anggota: number, lagi = '') =>
  owner.query(`
    set session_replication_role = replica;
    insert into tenant (tenant_id, nama, kode_tenant, no_reg) overriding system value values (1, 'Dinas', 'DINAS', 'T-1');
    insert into organisasi (organisasi_id, tenant_id, nama, kode_organisasi) overriding system value values (1, 1, 'Satu', 'SATU');
    insert into users (user_id, tenant_id, nama) overriding system value
      select n, 1, 'Orang ' || n from generate_series(1, ${anggota}) n;
    insert into anggota (tenant_id, organisasi_id, user_id) select 1, 1, n from generate_series(1, ${anggota}) n;
    ${lagi}
    set session_replication_role = origin;`);

/** The partitions of a table, with what lies in each. */
export async function partitionsOf(owner: Pool, tabel: string) {
  const { rows } = await owner.query<{ nama: string; batas: string }>(
    `select c.relname as nama, pg_get_expr(c.relpartbound, c.oid) as batas from pg_inherits i
     join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass order by 1`,
    [tabel],
  );
  return rows;
}
