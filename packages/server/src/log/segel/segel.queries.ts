import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { SIDIK, type BarisLog, type BarisTenant, type Segel, type Tempat } from './hash-segel.ts';

/** Everything that a line says, in one text; columns that come later are added at its end, for lines that have them. */
const ISI = sql<string>`row(tenant_id, organisasi_id, user_id, nama, kegiatan, hasil, ip, user_agent, permintaan_id,
  sebelum, sesudah, extract(epoch from waktu), objek, objek_id, tentang_id)::text`;

const KUNCI_SEGEL = 7_201_948;

/** One seals at a time; false while somebody else does. */
export async function isSegelGiliran(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ giliran: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(KUNCI_SEGEL)}) as giliran`.execute(trx);
  return rows[0]?.giliran === true;
}

/** Lines of transactions below this number are all there is of them: each of those has ended. */
export async function getBatas(trx: Db): Promise<number> {
  const { rows } = await sql<{ batas: number }>`select hadir.batas_transaksi() as batas`.execute(trx);
  return rows[0]?.batas ?? 0;
}

const sesudah = ({ transaksi, log_id }: Tempat) => sql`(transaksi, log_id) > (${transaksi}::bigint, ${log_id}::bigint)`;

/** Of lines newer than the table's statistics the planner expects none: it would read and sort all of a backlog each time. */
const inUrutan = (trx: Db) => sql`set local enable_sort = off`.execute(trx);

/** The next lines after a place, up to (and with) another place. */
export async function listBaris(trx: Db, dari: Tempat, sampai: Tempat, limit: number): Promise<BarisLog[]> {
  await inUrutan(trx);
  const { rows } = await sql<BarisLog>`
    select transaksi, log_id, tenant_id, hadir.bulan_log(waktu)::text as bulan, ${ISI} as isi from log_aktivitas
    where ${sesudah(dari)} and (transaksi, log_id) <= (${sampai.transaksi}::bigint, ${sampai.log_id}::bigint)
    order by transaksi, log_id limit ${limit}`.execute(trx);
  return rows;
}

/**
 * The next lines of one month after a place and of transactions below a number, of each tenant in one: how many, the
 * place of the last, and their marks as `unpackBaris` reads them. Hashed by the database, so that of a morning's
 * million lines none has to come here.
 */
export async function packBaris(trx: Db, dari: Tempat, batas: number, limit: number): Promise<BarisTenant[]> {
  await inUrutan(trx);
  const { rows } = await sql<BarisTenant>`
    with berikut as materialized (
      select transaksi, log_id, tenant_id, hadir.bulan_log(waktu)::text as bulan,
        int8send(log_id) || substr(sha256(convert_to(${ISI}, 'UTF8')), 1, ${sql.lit(SIDIK)}) as tanda
      from log_aktivitas where ${sesudah(dari)} and transaksi < ${batas}
      order by transaksi, log_id limit ${limit}),
    berurut as (
      select *, row_number() over w as urutan, first_value(bulan) over w as awal from berikut
      window w as (order by transaksi, log_id)),
    sebulan as (select * from (
      select *, bool_or(bulan <> awal) over (order by urutan) as is_bulan_lain from berurut) b where not is_bulan_lain)
    select tenant_id, min(bulan) as bulan, count(*)::integer as jumlah, string_agg(tanda, '' order by urutan) as baris,
      max(transaksi) as transaksi, (array_agg(log_id order by urutan desc))[1] as log_id
    from sebulan group by tenant_id`.execute(trx);
  return rows;
}

type Row = Omit<Segel, 'dari' | 'sampai'> & Record<`${'dari' | 'sampai'}_${'transaksi' | 'log_id'}`, number>;

const SEGEL = [
  'putaran',
  'tenant_id',
  'bulan',
  'dari_transaksi',
  'dari_log_id',
  'sampai_transaksi',
  'sampai_log_id',
  'jumlah',
  'baris',
  'serta',
  'sebelum',
  'hash',
] as const;

const toSegel = ({ dari_transaksi, dari_log_id, sampai_transaksi, sampai_log_id, ...rest }: Row): Segel => ({
  ...rest,
  dari: { transaksi: dari_transaksi, log_id: dari_log_id },
  sampai: { transaksi: sampai_transaksi, log_id: sampai_log_id },
});

/** The newest round's own seal. */
export async function findSegelTerakhir(trx: Db): Promise<Segel | undefined> {
  const row = await trx
    .selectFrom('log_segel')
    .select(SEGEL)
    .where('tenant_id', 'is', null)
    .orderBy('putaran', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toSegel(row);
}

/** The rounds that follow a round, each whole: its tenants' seals in their order, then its own. */
export async function listSegel(trx: Db, sesudah: number, sampai: number, putaran: number): Promise<Segel[]> {
  const rows = await trx
    .selectFrom('log_segel')
    .select(SEGEL)
    .where('putaran', 'in', (eb) =>
      eb
        .selectFrom('log_segel as p')
        .select('p.putaran')
        .distinct()
        .where('p.putaran', '>', sesudah)
        .where('p.putaran', '<=', sampai)
        .orderBy('p.putaran')
        .limit(putaran),
    )
    .orderBy('putaran')
    .orderBy(sql`tenant_id nulls last`)
    .execute();
  return rows.map(toSegel);
}

/** The hash of each tenant's newest seal; of one that has none since its months were let go, the one that is kept. */
export async function mapHashTerakhir(trx: Db, tenants: readonly (number | null)[]) {
  const { rows } = await sql<{ tenant_id: number | null; hash: Buffer }>`
    select t.tenant_id, coalesce(
      (select s.hash from log_segel s where s.tenant_id = t.tenant_id or (s.tenant_id is null and t.tenant_id is null)
        order by s.putaran desc limit 1),
      (select p.hash from log_penutup p where p.tenant_id is not distinct from t.tenant_id order by p.bulan desc limit 1)
    ) as hash
    from unnest(${tenants}::integer[]) as t (tenant_id)`.execute(trx);
  return new Map(rows.map((row) => [row.tenant_id, row.hash]));
}

export async function insertSegel(trx: Db, all: readonly Segel[]): Promise<void> {
  const rows = all.map(({ dari, sampai, ...rest }) => ({
    ...rest,
    dari_transaksi: dari.transaksi,
    dari_log_id: dari.log_id,
    sampai_transaksi: sampai.transaksi,
    sampai_log_id: sampai.log_id,
  }));
  await trx.insertInto('log_segel').values(rows).execute();
}
