import { sql } from 'kysely';
import type { Db } from '../../db/open/open-db.ts';

/** For how many seconds no piece of the WAL has come into the archive; 0 where PostgreSQL keeps none. */
export async function findArsipDetik(db: Db): Promise<number> {
  const { rows } = await sql<{ detik: number }>`
    select case current_setting('archive_mode') when 'off' then 0 else
      extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8 end as detik
    from pg_stat_archiver`.execute(db);
  return rows[0]?.detik ?? 0;
}
