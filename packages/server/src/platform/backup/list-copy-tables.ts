import type { Client } from 'pg';

export type CopyTable = { nama: string; kolom: string[] };

/** Every table with the columns that hold facts: those that the database computes are left out. */
export async function listCopyTables(client: Client): Promise<CopyTable[]> {
  const { rows } = await client.query<CopyTable>(`
    select c.relname as nama, array_agg(a.attname::text order by a.attnum) as kolom
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  return rows;
}

/** The table with its columns as COPY wants them. */
export function copyTarget({ nama, kolom }: CopyTable): string {
  return `"${nama}" (${kolom.map((name) => `"${name}"`).join(', ')})`;
}
