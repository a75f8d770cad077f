import type { Client } from 'pg';

/**
 * Runs `run` without foreign keys, which allow no order of tables where they point in circles, and puts them back: that
 * also proves that the rows fit together. Within the caller's transaction; needs no more than the owner's rights.
 */
export async function withoutForeignKeys(client: Client, run: () => Promise<void>) {
  const { rows } = await client.query<{ tabel: string; nama: string; definisi: string }>(`
    select conrelid::regclass::text as tabel, quote_ident(conname) as nama, pg_get_constraintdef(oid) as definisi
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { tabel, nama } of rows) await client.query(`alter table ${tabel} drop constraint ${nama}`);
  await run();
  for (const { tabel, nama, definisi } of rows) {
    await client.query(`alter table ${tabel} add constraint ${nama} ${definisi}`);
  }
}
