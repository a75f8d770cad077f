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

type Bentrok = CutiMenunggu['bentrok'];

type Kena = Columns<Omit<Bentrok[number], 'nama'>>;
type Isi = { kena: (Kena & { cuti_id: number })[]; nama: Record<number, string> };

/** By request that waits: who else of the member's group today is away, or asks to be, on its dates; each unbroken span by itself. */
export async function listBentrok(
  { db, organisasi, today }: OrganisasiCtx,
  cuti_ids: readonly number[],
): Promise<Map<number, Bentrok>> {
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
    ), kolom as (
      select cuti_id, json_agg(user_id order by tgl_awal, lain) as user_id,
        json_agg(tgl_awal order by tgl_awal, lain) as tgl_awal, json_agg(tgl_akhir order by tgl_awal, lain) as tgl_akhir,
        json_agg(status order by tgl_awal, lain) as status
      from kena group by cuti_id
    )
    select (select coalesce(json_agg(kolom), '[]') from kolom) as kena, (
      select coalesce(json_object_agg(u.user_id, u.nama), '{}') from users u
      where u.user_id in (select user_id from kena)) as nama`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  return new Map(
    row.kena.map(({ cuti_id, ...columns }) => [
      cuti_id,
      rowsOfColumns(columns).flatMap((one) => {
        const nama = row.nama[one.user_id];
        return nama === undefined ? [] : { ...one, nama };
      }),
    ]),
  );
}
