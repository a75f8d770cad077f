import { sql, type RawBuilder } from 'kysely';
import { contains } from '../db/contains.ts';
import { PREPARED } from '../db/prepared.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Menunggu } from '../persetujuan/judge-penyetuju.ts';
import type { FilterCuti } from './cuti.queries.ts';

/** A request that waits: what it takes to judge who may decide it. */
export type Antrean = Menunggu & { cuti_id: number };

const ORDER: Record<string, RawBuilder<unknown>> = {
  tgl_awal: sql`c.tgl_awal`,
  jumlah_hari: sql`c.jumlah_hari`,
  nama: sql`(select u.nama from users u where u.user_id = c.user_id)`,
  kategori: sql`(select k.nama from cuti_kategori k where k.cuti_kategori_id = c.cuti_kategori_id)`,
};

type Filter = Pick<FilterCuti, 'q' | 'sort' | 'status' | 'cuti_kategori_id' | 'tgl_awal' | 'tgl_akhir'>;

/** All that wait and fit the filter, the latest first unless sorted otherwise; no more of each than judging it takes. */
export async function listAntrean({ db, organisasi }: OrganisasiCtx, filter: Filter): Promise<Antrean[]> {
  const { q, sort = '', status, cuti_kategori_id, tgl_awal, tgl_akhir } = filter;
  const order = ORDER[sort.replace(/^-/, '')];
  const ordered = order
    ? sql`${order} ${sort.startsWith('-') ? sql`desc` : sql`asc`} nulls last, c.cuti_id`
    : sql`c.cuti_id desc`;
  const { rows } = await sql<Antrean>`
    ${PREPARED} select c.cuti_id, c.user_id, c.jenjang, c.urutan, c.giliran_sejak from cuti c
    where c.organisasi_id = ${organisasi.organisasi_id} and c.status = 12
      and c.status = any(coalesce(${status ?? null}::smallint[], '{12}'))
      and c.cuti_kategori_id = coalesce(${cuti_kategori_id ?? null}, c.cuti_kategori_id)
      and c.tgl_akhir >= coalesce(${tgl_awal ?? null}, c.tgl_akhir)
      and c.tgl_awal <= coalesce(${tgl_akhir ?? null}, c.tgl_awal)
      and (${q === undefined}::boolean or c.user_id in (select u.user_id from users u where u.nama ilike ${contains(q ?? '')}))
    order by ${ordered}`.execute(db);
  return rows;
}
