import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { listRekanPergi, type Pergi } from '@hadir/rules/cuti/ajuan/rekan-pergi.ts';
import { isBelumDiputus, STATUS_CUTI, type StatusCuti } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { rowsOfColumns, type Columns } from '../../platform/db/list/rows-of-columns.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { DIMINTA_ATAU_BERLAKU, SEBAGAI } from './sebagai-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

type Bentrok = Pick<CutiMenunggu, 'bentrok' | 'rekan_lain'>;
type Menunggu = { cuti_id: number; user_id: number; tgl_awal: Tanggal; tgl_akhir: Tanggal; status: StatusCuti };
type PergiSegrup = Pergi & { group_id: number; status: StatusCuti };

const TANPA_GRUP = 0;
const TIDAK_ADA: Bentrok = { bentrok: [], rekan_lain: 0 };

/**
 * Who else of the member's group today is away, or asks to be, on the dates of a request that waits, whoever is away first
 * before the others: the first three with each unbroken span by itself. Of one that waits no more, nobody.
 */
export async function listBentrok(
  ctx: OrganisasiCtx,
  semua: readonly Menunggu[],
): Promise<(cuti_id: number) => Bentrok> {
  const menunggu = semua.filter(({ status }) => isBelumDiputus(status));
  if (menunggu.length === 0) return () => TIDAK_ADA;
  const { grupOf, pergi } = await loadPergiSegrup(ctx, menunggu);
  const segrup = Map.groupBy(pergi, (one) => one.group_id);
  const rekan = menunggu.map((one) => listRekanPergi(one, segrup.get(grupOf[one.user_id] ?? TANPA_GRUP) ?? []));
  const namaOf = await listNama(
    ctx,
    rekan.flatMap(({ disebut }) => disebut.map(({ user_id }) => user_id)),
  );
  const of = new Map(
    menunggu.map(({ cuti_id }, i): [number, Bentrok] => {
      const { disebut = [], lain = 0 } = rekan[i] ?? {};
      const bentrok = disebut.flatMap(({ user_id, tgl_awal, tgl_akhir, status }) => {
        const nama = namaOf.get(user_id);
        return nama === undefined ? [] : { user_id, nama, tgl_awal, tgl_akhir, status };
      });
      return [cuti_id, { bentrok, rekan_lain: lain }];
    }),
  );
  return (cuti_id) => of.get(cuti_id) ?? TIDAK_ADA;
}

/** The groups today of whose requests these are, and who of those groups is away from the first of their dates to the last. */
async function loadPergiSegrup({ db, organisasi, today }: OrganisasiCtx, menunggu: readonly Menunggu[]) {
  const { organisasi_id } = organisasi;
  const pemohon = [...new Set(menunggu.map(({ user_id }) => user_id))];
  const awal = menunggu
    .map((one) => one.tgl_awal)
    .toSorted()
    .at(0);
  const akhir = menunggu
    .map((one) => one.tgl_akhir)
    .toSorted()
    .at(-1);
  // No condition that an index answers: of nearly every membership it is true, and PostgreSQL, which takes it for a rare one,
  // would read those of the whole organisasi.
  const hariIni = sql`(ag.berlaku @> ${today}::date) is true`;
  const { rows } = await sql<{ grup: Record<number, number>; pergi: Columns<PergiSegrup> }>`
    ${PREPARED} with ajuan as materialized (
      select ag.user_id, ag.group_id from anggota_grup ag
      where ag.organisasi_id = ${organisasi_id} and ag.user_id = any(${idsSql(pemohon)}) and ${hariIni}
    ), segrup as materialized (
      select ag.user_id, ag.group_id from anggota_grup ag
      where ag.organisasi_id = ${organisasi_id} and ag.group_id = any(array(select group_id from ajuan)) and ${hariIni}
    ), pergi as materialized (
      select c.user_id, c.cuti_id, r.tgl_awal, r.tgl_akhir, ${SEBAGAI} as status
      from cuti c cross join lateral hadir.bentang_cuti(c) r
      where c.organisasi_id = ${organisasi_id} and c.status <> ${CUTI.dibuat}
        and ${DIMINTA_ATAU_BERLAKU} and (c.user_id in (select user_id from segrup)) is true
        and c.tgl_akhir >= ${awal} and c.tgl_awal <= ${akhir}
    )
    select coalesce((select json_object_agg(user_id, group_id) from ajuan), '{}') as grup, json_build_object(
      'user_id', coalesce(json_agg(user_id), '[]'), 'group_id', coalesce(json_agg(group_id), '[]'),
      'cuti_id', coalesce(json_agg(cuti_id), '[]'), 'status', coalesce(json_agg(status), '[]'),
      'tgl_awal', coalesce(json_agg(tgl_awal), '[]'), 'tgl_akhir', coalesce(json_agg(tgl_akhir), '[]')) as pergi
    from pergi join segrup using (user_id)`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  return { grupOf: row.grup, pergi: rowsOfColumns(row.pergi) };
}

async function listNama({ db }: OrganisasiCtx, user_ids: readonly number[]): Promise<Map<number, string>> {
  if (user_ids.length === 0) return new Map();
  const { rows } = await sql<{ user_id: number; nama: string }>`
    ${PREPARED} select user_id, nama from users where user_id = any(${idsSql([...new Set(user_ids)])})`.execute(db);
  return new Map(rows.map(({ user_id, nama }) => [user_id, nama]));
}
