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

/** Of the whole database, or of what changed since the last whole copy: by the names of pgBackRest and of the timers. */
export type JenisSalinan = 'full' | 'diff';

/**
 * How many seconds ago the last copy of each kind came into the archive, as its service noted it
 * (`deploy/hadir-salinan@.service`): since 1970 where it noted none, 0 where PostgreSQL keeps no archive. The note is a setting
 * of the database `postgres`: a copy is of all databases of the server, whatever ours is called, and each of them sees it.
 */
export async function findSalinanDetik(db: Db): Promise<Record<JenisSalinan, number>> {
  const { rows } = await sql<{ jenis: JenisSalinan; detik: number }>`
    select jenis, case current_setting('archive_mode') when 'off' then 0 else
      extract(epoch from now())::float8 - coalesce((
        select split_part(catatan, '=', 2)::float8
        from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase, unnest(s.setconfig) as catatan
        where d.datname = 'postgres' and s.setrole = 0 and split_part(catatan, '=', 1) = 'hadir.salinan_' || jenis
      ), 0) end as detik
    from unnest(array['full', 'diff']) as jenis`.execute(db);
  const detik = { full: 0, diff: 0 };
  for (const row of rows) detik[row.jenis] = row.detik;
  return detik;
}
