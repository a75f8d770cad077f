import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Pelepasan } from './hash-segel.ts';

export const listPelepasan = (trx: Db) =>
  trx
    .selectFrom('log_pelepasan')
    .select(['bulan', 'tenant_id', 'putaran', 'jumlah', 'hash', 'meterai'])
    .orderBy('bulan')
    .orderBy('tenant_id')
    .execute();

/** The tenants that keep their log for less long than the installation today. */
export async function listTenantBermasa(trx: Db): Promise<number[]> {
  const { rows } = await sql<{ tenant_id: number }>`
    select distinct tenant_id from masa_log where hadir.bulan_lewat_log(tenant_id) is not null order by 1`.execute(trx);
  return rows.map(({ tenant_id }) => tenant_id);
}

/** The months that the tenant no longer keeps and of which sealed lines of it are still there, the oldest first. */
export async function listBulanLewat(trx: Db, tenant_id: number): Promise<Pelepasan[]> {
  const { rows } = await sql<Pelepasan>`
    select s.bulan::text as bulan, s.tenant_id, max(s.putaran) as putaran, sum(s.jumlah) as jumlah,
      (array_agg(s.hash order by s.putaran desc))[1] as hash
    from log_segel s
    where s.tenant_id = ${tenant_id} and s.bulan <= hadir.bulan_lewat_log(${tenant_id})
    group by s.bulan, s.tenant_id
    having exists (select from log_aktivitas l where l.tenant_id = ${tenant_id}
      and l.waktu >= s.bulan::timestamp at time zone ${ZONA_BAWAAN}
      and l.waktu < (s.bulan + interval '1 month')::timestamp at time zone ${ZONA_BAWAAN})
    order by s.bulan`.execute(trx);
  return rows;
}

/** Of a month that was let go before nothing is written again: with what it was let go stays. */
export async function insertPelepasan(trx: Db, row: Pelepasan & { meterai: Buffer }): Promise<void> {
  await trx
    .insertInto('log_pelepasan')
    .values(row)
    .onConflict((at) => at.doNothing())
    .execute();
}

/** Takes away so many of the tenant's lines of a month that it has let go; answers how many there were. */
export async function deleteBarisBulan(
  trx: Db,
  { tenant_id, bulan }: Pick<Pelepasan, 'tenant_id' | 'bulan'>,
  banyak: number,
): Promise<number> {
  const { rows } = await sql<{ hilang: number }>`
    select hadir.lepas_log_tenant(${tenant_id}, ${bulan}::date, ${banyak}) as hilang`.execute(trx);
  return rows[0]?.hilang ?? 0;
}
