import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { At } from './list-id.ts';

type Sidik = Map<string, string>;
type Kolom = { tabel: string; kolom: string };

/** Refused attempts on a place are written down there: that is what it is for. */
const BERTAMBAH = ['log_aktivitas'];

/** When a session was last used is written down some time later. */
const KEMUDIAN = ['terakhir_pada', 'tersambung_sejak', 'putus_pada'];

/** Tells what all rows of a place come to, by table, so that two moments can be compared. */
export async function pembacaSidik(all: Kysely<Tables>, milik: keyof At): Promise<(at: At) => Promise<Sidik>> {
  const { rows: tables } = await sql<Kolom>`
    select c.relname as tabel, a.attname as kolom
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = ${milik}
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and not c.relname = any (${BERTAMBAH}) order by 1`.execute(all);
  return async (at) => {
    const each = tables.map(
      ({ tabel, kolom }) => sql`
        select ${sql.lit(tabel)} as tabel, md5(coalesce(string_agg(j.isi::text, '' order by j.isi::text), '')) as sidik
        from ${sql.table(tabel)} t cross join lateral (select to_jsonb(t) - ${KEMUDIAN}::text[] as isi) j
        where ${sql.ref(`t.${kolom}`)} = ${at[milik]}`,
    );
    const people = sql`
      select 'akun anggotanya' as tabel, md5(coalesce(string_agg(u::text, '' order by u.user_id), '')) as sidik
      from users u join anggota a using (user_id) where a.organisasi_id = ${at.organisasi_id}`;
    const { rows } = await sql<{
      tabel: string;
      sidik: string;
    }>`${sql.join([...each, people], sql` union all `)}`.execute(all);
    return new Map(rows.map(({ tabel, sidik }) => [tabel, sidik]));
  };
}

/** The tables whose rows are not what they were. */
export const listBerubah = (dulu: Sidik, kini: Sidik): string[] =>
  [...kini].filter(([tabel, sidik]) => dulu.get(tabel) !== sidik).map(([tabel]) => tabel);
