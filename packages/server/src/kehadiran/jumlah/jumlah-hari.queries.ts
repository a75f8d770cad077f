import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** How far back sums are kept: a year, and the one that it is compared with. */
const SELAMA_HARI = 800;
/**
 * The database lets go the sums of days before yesterday (0480_jumlah_hari.sql). Kept are those of a day earlier still, so
 * that no transaction that is under way can change a day whose sum is kept and not let it go.
 */
const SEJAK_HARI = 3;

/** Its first date that is summed. `o` is the organisation. */
const PERTAMA = sql`greatest(current_date - ${sql.lit(SELAMA_HARI)},
  (select min(k.tanggal) from kehadiran k where k.organisasi_id = o.organisasi_id))`;
const TERAKHIR = sql`current_date - ${sql.lit(SEJAK_HARI)}`;

/** Organisations of which some date could be summed and is not. */
export async function listBelumDijumlah(db: Db): Promise<number[]> {
  const { rows } = await sql<{ organisasi_id: number }>`
    select o.organisasi_id from organisasi o cross join lateral (select ${PERTAMA} as tanggal) pertama
    where ${TERAKHIR} - pertama.tanggal + 1 > (select count(*) from jumlah_hari j
      where j.organisasi_id = o.organisasi_id and j.tanggal between pertama.tanggal and ${TERAKHIR})
    order by o.organisasi_id`.execute(db);
  return rows.map(({ organisasi_id }) => organisasi_id);
}

/** Keeps whoever changes a past day of the organisation waiting until this transaction ends, and waits for those who do. */
export async function lockJumlah(db: Db, organisasi_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7200480, ${organisasi_id})`.execute(db);
}

/** Sums every past date of the organisation that is not summed yet, with nothing for one on which nobody has a day. */
export async function insertJumlah(db: Db, organisasi_id: number): Promise<void> {
  await sql`
    with kosong as (
      select o.tenant_id, o.organisasi_id, t.tanggal::date as tanggal
      from organisasi o cross join lateral generate_series(${PERTAMA}, ${TERAKHIR}, interval '1 day') t (tanggal)
      where o.organisasi_id = ${organisasi_id} and not exists (
        select from jumlah_hari j where j.organisasi_id = o.organisasi_id and j.tanggal = t.tanggal::date)
    ), hari as (
      select h.* from (
        select array_agg(organisasi_id order by tanggal) as ids, array_agg(tanggal order by tanggal) as tanggal from kosong) k,
        hadir.hitung_hari(k.ids, k.tanggal, null) h
    )
    insert into jumlah_hari
    select * from hari
    union all
    select k.tenant_id, k.organisasi_id, k.tanggal, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}',
      0, 0, 0, 0, 0, 0
    from kosong k where not exists (select from hari h where h.tanggal = k.tanggal)`.execute(db);
}
