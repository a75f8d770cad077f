import type pg from 'pg';

/**
 * Readies the activity log before anybody writes to it: its transaction numbers go on from the highest that it knows, also
 * in a database that was restored where numbers begin anew.
 */
export async function prepareLog(client: pg.Client): Promise<void> {
  const { rows: known } = await client.query<{ ada: boolean }>(
    `select to_regclass('public.log_segel') is not null as ada`,
  );
  if (!known[0]?.ada) return; // an older schema, that a backup is restored into
  const { rows } = await client.query<{ kurang: string; selisih: string }>(`
    select hadir.selisih_transaksi() as selisih,
           greatest((select max(transaksi) from log_aktivitas), (select max(sampai_transaksi) from log_segel))
             - (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + hadir.selisih_transaksi()) as kurang`);
  const [now] = rows;
  // At equality too: the next transaction would have the number of one that is sealed.
  if (!now || now.kurang === null || Number(now.kurang) < 0) return;
  const selisih = BigInt(now.selisih) + BigInt(now.kurang) + 1n;
  await client.query(
    `create or replace function hadir.selisih_transaksi() returns bigint language sql immutable parallel safe
       as 'select ${selisih}::bigint'`,
  );
}
