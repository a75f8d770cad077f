import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../open/open-db.ts';
import type { Tables } from '../open/tables.ts';
import { inScope } from './in-scope.ts';

/** 16 MB: a moment's work, also on a slow disk. */
const PAGES = 2_000;

/**
 * Removes every tenant's rows of which this is true, some pages of the table in a transaction: however much has gathered, no
 * statement runs into its limit, and what was removed stays so when a later one fails.
 */
export async function deleteByPages(
  db: Db,
  table: keyof Tables,
  isOver: RawBuilder<unknown>,
  pages = PAGES,
): Promise<void> {
  const { rows } = await sql<{ halaman: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::integer as halaman`.execute(db);
  const { halaman = 0 } = rows[0] ?? {};
  for (let from = 0; from < halaman; from += pages) {
    await inScope(db, { lingkup: 'semua' }, (trx) =>
      sql`delete from ${sql.table(table)} where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${from + pages},0)`}::tid
        and (${isOver})`.execute(trx),
    );
  }
}
