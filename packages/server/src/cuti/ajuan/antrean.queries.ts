import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql, type RawBuilder } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { rowsOfColumns, type Columns } from '../../platform/db/list/rows-of-columns.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { JenjangTersimpan } from '../../persetujuan/jenjang-tersimpan.ts';
import type { FaktaPenyetuju, Menunggu } from '../../persetujuan/judge-hak.ts';
import { pejabatOf, type Pejabat } from '../../persetujuan/pejabat.queries.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import type { FilterCuti } from '../dasar/cuti.queries.ts';

const CUTI = kodeSql(STATUS_CUTI);

/** A request that waits: what it takes to judge who may decide it. */
type Antrean = Menunggu & { cuti_id: number };

type Filter = Pick<FilterCuti, 'q' | 'sort' | 'status' | 'cuti_kategori_id' | 'tgl_awal' | 'tgl_akhir'>;

type Baris = {
  nomor: number;
  cuti_id: number;
  user_id: number;
  urutan: number;
  giliran_sejak: Tanggal | null;
  kepala_user_id: number | null;
};
type Isi = { jalur: (Columns<Baris> & { jenjang: JenjangTersimpan[] })[]; pejabat: Pejabat[] };

/**
 * All that wait and fit the filter, the latest first unless sorted otherwise, with what it takes to judge who may decide
 * them.
 */
export async function loadAntrean(
  ctx: OrganisasiCtx,
  filter: Filter,
): Promise<{ antrean: Antrean[]; fakta: FaktaPenyetuju }> {
  const { organisasi_id } = ctx.organisasi;
  const saring = conditionsOf(filter);
  // What is opened every day is the whole queue: one text for each way to sort it.
  const { rows } = await sql<Isi>`
    ${saring.length === 0 ? PREPARED : sql``} with antre as materialized (
      select c.cuti_id, c.user_id, c.jenjang, c.urutan, c.giliran_sejak, g.kepala_user_id,
        row_number() over (order by ${orderOf(filter)}) as nomor
      from cuti c
      left join anggota_grup ag on ag.organisasi_id = c.organisasi_id and ag.user_id = c.user_id
        and ag.tgl_mulai <= ${ctx.today} and coalesce(ag.tgl_selesai, 'infinity') >= ${ctx.today}
      left join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
      where ${sql.join([sql`c.organisasi_id = ${organisasi_id} and c.status = ${CUTI.diajukan}`, ...saring], sql` and `)}
    ), jalur as materialized (
      select jenjang, json_agg(nomor) as nomor, json_agg(cuti_id) as cuti_id, json_agg(user_id) as user_id,
        json_agg(urutan) as urutan, json_agg(giliran_sejak) as giliran_sejak, json_agg(kepala_user_id) as kepala_user_id
      from antre group by jenjang
    )
    select (select coalesce(json_agg(jalur), '[]') from jalur) as jalur,
      (select coalesce(json_agg(p), '[]') from ${pejabatOf(ctx, DISEBUT)} p) as pejabat`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  const antrean: Antrean[] = [];
  const kepala: FaktaPenyetuju['kepala'][number][] = [];
  for (const { jenjang, ...columns } of row.jalur) {
    for (const { nomor, cuti_id, user_id, urutan, giliran_sejak, kepala_user_id } of rowsOfColumns(columns)) {
      antrean[nomor - 1] = { cuti_id, user_id, jenjang, urutan, giliran_sejak };
      if (kepala_user_id !== null) kepala.push({ user_id, kepala_user_id });
    }
  }
  return { antrean, fakta: { pejabat: row.pejabat, kepala } };
}

/** Whom the chains name. */
const DISEBUT = sql`array(
  select distinct orang from jalur, jsonb_to_recordset(jenjang) j (user_id integer, pengganti_user_id integer),
    unnest(array[j.user_id, j.pengganti_user_id]) orang
  where orang is not null)`;

const ORDER = new Map<string, RawBuilder<unknown>>([
  ['tgl_awal', sql`c.tgl_awal`],
  ['jumlah_hari', sql`c.jumlah_hari`],
  ['nama', sql`(select u.nama from users u where u.user_id = c.user_id)`],
  ['kategori', sql`(select k.nama from cuti_kategori k where k.cuti_kategori_id = c.cuti_kategori_id)`],
]);

function orderOf({ sort = '' }: Filter): RawBuilder<unknown> {
  const order = ORDER.get(sort.replace(/^-/, ''));
  return order
    ? sql`${order} ${sort.startsWith('-') ? sql`desc` : sql`asc`} nulls last, c.cuti_id`
    : sql`c.cuti_id desc`;
}

function conditionsOf({ q, status, cuti_kategori_id, tgl_awal, tgl_akhir }: Filter): RawBuilder<unknown>[] {
  return [
    ...(status === undefined ? [] : [sql`c.status = any(${status}::smallint[])`]),
    ...(cuti_kategori_id === undefined ? [] : [sql`c.cuti_kategori_id = ${cuti_kategori_id}`]),
    ...(tgl_awal === undefined ? [] : [sql`c.tgl_akhir >= ${tgl_awal}`]),
    ...(tgl_akhir === undefined ? [] : [sql`c.tgl_awal <= ${tgl_akhir}`]),
    ...(q === undefined ? [] : [sql`c.user_id in (select u.user_id from users u where u.nama ilike ${contains(q)})`]),
  ];
}
