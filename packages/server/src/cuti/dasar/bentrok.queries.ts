import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { rowsOfColumns, type Columns } from '../../platform/db/list/rows-of-columns.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { DIMINTA_ATAU_BERLAKU, SEBAGAI } from './sebagai-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

type Bentrok = Pick<CutiMenunggu, 'bentrok' | 'rekan_lain'>;

/** Whose dates are told; of the others how many they are. */
const DISEBUT = 3;
const TIDAK_ADA: Bentrok = { bentrok: [], rekan_lain: 0 };

type Kena = Columns<Omit<Bentrok['bentrok'][number], 'nama'>>;
type Isi = { kena: (Kena & { cuti_id: number; orang: number })[]; nama: Record<number, string> };

/**
 * Who else of the member's group today is away, or asks to be, on the dates of a request that waits, whoever is away first
 * before the others: the first three with each unbroken span by itself. Of one that waits no more, nobody.
 */
export async function listBentrok(
  { db, organisasi, today }: OrganisasiCtx,
  cuti_ids: readonly number[],
): Promise<(cuti_id: number) => Bentrok> {
  if (cuti_ids.length === 0) return () => TIDAK_ADA;
  const { organisasi_id } = organisasi;
  // No condition that an index answers: of nearly every membership it is true, and PostgreSQL, which takes it for a rare one,
  // would read those of the whole organisasi.
  const segrup = sql`(ag.berlaku @> ${today}::date) is true`;
  const { rows } = await sql<Isi>`
    ${PREPARED} with ajuan as materialized (
      select c.cuti_id, c.user_id, c.tgl_awal, c.tgl_akhir, ag.group_id
      from cuti c join anggota_grup ag on ag.organisasi_id = c.organisasi_id and ag.user_id = c.user_id
        and ${segrup}
      where c.organisasi_id = ${organisasi_id} and c.cuti_id = any(${idsSql(cuti_ids)})
        and c.status in (${CUTI.dibuat}, ${CUTI.diajukan})
    ), rekan as materialized (
      select ajuan.cuti_id, ajuan.tgl_awal, ajuan.tgl_akhir, ag.user_id
      from ajuan join anggota_grup ag on ag.organisasi_id = ${organisasi_id} and ag.group_id = ajuan.group_id
        and ag.user_id <> ajuan.user_id and ${segrup}
    ), pergi as materialized (
      select c.user_id, c.cuti_id, r.tgl_awal, r.tgl_akhir, ${SEBAGAI} as status
      from cuti c cross join lateral hadir.bentang_cuti(c) r
      where c.organisasi_id = ${organisasi_id} and c.status <> ${CUTI.dibuat}
        and ${DIMINTA_ATAU_BERLAKU} and (c.user_id in (select user_id from rekan)) is true
        and c.tgl_akhir >= (select min(tgl_awal) from ajuan) and c.tgl_awal <= (select max(tgl_akhir) from ajuan)
    ), kena as materialized (
      select rekan.cuti_id, pergi.user_id, pergi.tgl_awal, pergi.tgl_akhir, pergi.cuti_id as lain, pergi.status
      from pergi join rekan on rekan.user_id = pergi.user_id
        and rekan.tgl_awal <= pergi.tgl_akhir and rekan.tgl_akhir >= pergi.tgl_awal
    ), orang as materialized (
      select cuti_id, user_id, row_number() over (partition by cuti_id order by min(tgl_awal), min(lain)) as ke
      from kena group by cuti_id, user_id
    ), kolom as (
      select cuti_id, (select max(ke) from orang o where o.cuti_id = kena.cuti_id) as orang,
        json_agg(user_id order by ke, tgl_awal, lain) as user_id, json_agg(tgl_awal order by ke, tgl_awal, lain) as tgl_awal,
        json_agg(tgl_akhir order by ke, tgl_awal, lain) as tgl_akhir, json_agg(status order by ke, tgl_awal, lain) as status
      from kena join orang using (cuti_id, user_id) where ke <= ${DISEBUT} group by cuti_id
    )
    select (select coalesce(json_agg(kolom), '[]') from kolom) as kena, (
      select coalesce(json_object_agg(u.user_id, u.nama), '{}') from users u
      where u.user_id in (select user_id from orang where ke <= ${DISEBUT})) as nama`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  const of = new Map(
    row.kena.map(({ cuti_id, orang, ...columns }): [number, Bentrok] => {
      const bentrok = rowsOfColumns(columns).flatMap((one) => {
        const nama = row.nama[one.user_id];
        return nama === undefined ? [] : { ...one, nama };
      });
      return [cuti_id, { bentrok, rekan_lain: Math.max(0, orang - DISEBUT) }];
    }),
  );
  return (cuti_id) => of.get(cuti_id) ?? TIDAK_ADA;
}
