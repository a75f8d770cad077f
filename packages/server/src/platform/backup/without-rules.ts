import type { Client } from 'pg';

/**
 * Runs `run` without foreign keys, which allow no order of tables where they point in circles, and without triggers,
 * which have done their work before the rows were saved. Putting the keys back proves that the rows fit together.
 * Within the caller's transaction; needs no more than the owner's rights.
 */
export async function withoutRules(client: Client, run: () => Promise<void>) {
  const { rows: keys } = await client.query<{ tabel: string; nama: string; definisi: string }>(`
    select conrelid::regclass::text as tabel, quote_ident(conname) as nama, pg_get_constraintdef(oid) as definisi
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { tabel, nama } of keys) await client.query(`alter table ${tabel} drop constraint ${nama}`);
  const { rows: triggered } = await client.query<{ tabel: string }>(`
    select distinct t.tgrelid::regclass::text as tabel
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`);
  for (const { tabel } of triggered) await client.query(`alter table ${tabel} disable trigger user`);
  await run();
  for (const { tabel } of triggered) await client.query(`alter table ${tabel} enable trigger user`);
  for (const { tabel, nama, definisi } of keys) {
    await client.query(`alter table ${tabel} add constraint ${nama} ${definisi}`);
  }
}
