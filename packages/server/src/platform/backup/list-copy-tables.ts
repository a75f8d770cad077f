import type { Client } from 'pg';

export type CopyTable = { nama: string; kolom: string[] };

/** Every table with the columns that hold facts: those that the database computes are left out. */
export async function listCopyTables(client: Client): Promise<CopyTable[]> {
  const { rows } = await client.query<CopyTable>(`
    select c.relname as nama, array_agg(a.attname::text order by a.attnum) as kolom
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`);
  return rows;
}

/** The table with its columns as COPY fills them. */
export const copyTarget = (table: CopyTable): string => `"${table.nama}" (${columnsOf(table)})`;

/** What COPY reads; a table of partitions only answers to a query. */
export const copySource = (table: CopyTable): string => `select ${columnsOf(table)} from "${table.nama}"`;

const columnsOf = ({ kolom }: CopyTable) => kolom.map((name) => `"${name}"`).join(', ');
