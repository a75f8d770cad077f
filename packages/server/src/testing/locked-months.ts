import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Scope } from '../platform/db/scope/scope.ts';

/**
 * A table of one partition a month and those of its partitions that this locks, the last of the times that it is done: by then
 * a prepared statement has its one plan.
 */
export async function lockedMonths(
  db: Db,
  scope: Scope,
  tabel: 'kehadiran' | 'presensi',
  run: (trx: Db) => Promise<unknown>,
): Promise<string[]> {
  const once = (trx: Db) =>
    run(trx).then(async () => {
      const { rows } = await sql<{ tabel: string }>`select distinct c.relname as tabel from pg_locks l
        join pg_class c on c.oid = l.relation and c.relkind in ('r', 'p')
        where l.pid = pg_backend_pid() and c.relname ~ ${`^${tabel}(_\\d{4}_\\d\\d|_sampai_.*|_lain)?$`} order by 1`.execute(
        trx,
      );
      return rows.map((row) => row.tabel);
    });
  for (let n = 0; n < 7; n += 1) await inScope(db, scope, once);
  return inScope(db, scope, once);
}

/** The partition of a date in a month. */
export const bulanOf = (tabel: string, tanggal: string) => `${tabel}_${tanggal.slice(0, 7).replace('-', '_')}`;
