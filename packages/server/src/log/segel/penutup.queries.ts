import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Penutup } from './hash-segel.ts';

const PENUTUP = ['bulan', 'tenant_id', 'jumlah', 'hash', 'sambungan', 'meterai'] as const;

export const listPenutup = (trx: Db) =>
  trx
    .selectFrom('log_penutup')
    .select(PENUTUP)
    .orderBy('bulan')
    .orderBy(sql`tenant_id nulls first`)
    .execute();

/** The months that have a partition and are over for `bulan` months and more, the oldest first. */
export async function listBulanLama(trx: Db, bulan: number): Promise<string[]> {
  const { rows } = await sql<{ bulan: string }>`
    select b.bulan::text as bulan from hadir.bulan_tersimpan_log() as b (bulan)
    where b.bulan <= hadir.bulan_log(now()) - make_interval(months => ${bulan}::integer) order by 1`.execute(trx);
  return rows.map((row) => row.bulan);
}

/** What each tenant's seals of a month come to: their last hash, and those that seals of other months go on from. */
export async function countSegelBulan(trx: Db, bulan: string): Promise<Penutup[]> {
  const { rows } = await sql<Penutup>`
    select s.bulan::text as bulan, s.tenant_id, sum(s.jumlah) as jumlah,
      (array_agg(s.hash order by s.putaran desc))[1] as hash,
      coalesce(array_agg(s.hash) filter (where exists (
        select from log_segel lain where lain.sebelum = s.hash and lain.bulan <> s.bulan
          and lain.tenant_id is not distinct from s.tenant_id)), '{}') as sambungan
    from log_segel s where s.bulan = ${bulan}::date group by s.bulan, s.tenant_id`.execute(trx);
  return rows;
}

export async function insertPenutup(trx: Db, rows: readonly (Penutup & { meterai: Buffer })[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('log_penutup').values(rows).execute();
}

/** The month's lines leave with their partition, in one statement; their seals go with them. */
export async function dropBulan(trx: Db, bulan: string): Promise<void> {
  await sql`select hadir.lepas_bulan_log(${bulan}::date)`.execute(trx);
}
