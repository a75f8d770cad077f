import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';

export type At = { tenant_id: number; organisasi_id: number };
type Kunci = { tabel: string; kolom: string; milik: keyof At };
type Baris = { kolom: string; id: unknown };

const ENOUGH = 4;

/** Tells the ids of the rows that an organisation has, and its tenant beside it, by the field that names such a row. */
export async function idLister(all: Kysely<Tables>): Promise<(at: At) => Promise<Map<string, number[]>>> {
  const kunci = await listKunci(all);
  return async (at) => {
    const each = kunci.map(
      ({ tabel, kolom, milik }) => sql<Baris>`(
        select ${sql.lit(kolom)} as kolom, to_jsonb(${sql.ref(kolom)}) as id from ${sql.table(tabel)}
        where ${sql.ref(milik)} = ${at[milik]} order by 2 limit ${ENOUGH})`,
    );
    const { rows } = await sql<Baris>`${sql.join(each, sql` union `)}`.execute(all);
    const id = new Map<string, number[]>();
    for (const { kolom, id: one } of rows) {
      if (typeof one === 'number') id.set(kolom, [...(id.get(kolom) ?? []), one].slice(0, ENOUGH));
    }
    return id.set('organisasi_id', [at.organisasi_id]).set('tenant_id', [at.tenant_id]);
  };
}

/** Which column of a table is its row's own id, and by which one it belongs to somebody. */
async function listKunci(all: Kysely<Tables>): Promise<Kunci[]> {
  const { rows } = await sql<Kunci>`
    select c.relname as tabel, k.attname as kolom, m.attname as milik
    from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relkind in ('r', 'p') and not c.relispartition
    join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
      and k.attname like '%\_id' and k.attname not in ('organisasi_id', 'tenant_id')
    join lateral (
      select attname from pg_attribute
      where attrelid = c.oid and attname in ('organisasi_id', 'tenant_id') order by attname limit 1
    ) m on true
    where i.indisprimary and c.relnamespace = 'public'::regnamespace
    order by 1`.execute(all);
  return rows;
}
