import type { Page } from '@hadir/contract/kit/fields.ts';
import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import type { TingkatKepercayaan } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { diTingkatSql, kepercayaanSql, skorSql } from '../kepercayaan/kepercayaan-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

const anggota = sql<PresensiDitinjau['anggota']>`jsonb_build_object('user_id', u.user_id, 'nama', u.nama,
  'nip', a.nip, 'gender', u.gender, 'jabatan', a.jabatan, 'file_foto', u.file_foto, 'nama_group', (
    select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
    where ag.organisasi_id = p.organisasi_id and ag.user_id = p.user_id
      and ag.berlaku @> (p.waktu at time zone p.timezone)::date))`;
const lokasi = sql<PresensiDitinjau['lokasi']>`case when l.lokasi_presensi_id is not null then jsonb_build_object(
  'lokasi_presensi_id', l.lokasi_presensi_id, 'nama', l.nama, 'lat', l.lat, 'lng', l.lng,
  'radius_meter', l.radius_meter) end`;
const tanggal = sql<string>`(p.waktu at time zone p.timezone)::date`;
const status = sql<PresensiDitinjau['status']>`coalesce(d.putusan, 'menunggu')`;

const selectDitinjau = ({ db, organisasi }: OrganisasiCtx, user_id: number | undefined) =>
  db
    .selectFrom('presensi as p')
    .leftJoin('putusan_presensi as d', (join) =>
      join.onRef('d.organisasi_id', '=', 'p.organisasi_id').onRef('d.presensi_id', '=', 'p.presensi_id'),
    )
    .where('p.organisasi_id', '=', organisasi.organisasi_id)
    .where('p.is_ditinjau', '=', true)
    .where('p.sumber', '<>', 'manual')
    .$call((query) => whereGiven(query, 'p.user_id', '=', user_id));

type Saring = {
  page: number;
  count: number;
  q?: string | undefined;
  status: PresensiDitinjau['status'];
  user_id: number | undefined;
  group_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  kepercayaan?: TingkatKepercayaan | undefined;
};

/**
 * In one state; those that wait by how far they may be believed and when they were made, one's own, which wait for another,
 * behind them; decided ones the latest first.
 */
export function listDitinjau(
  ctx: OrganisasiCtx,
  { page, count, q, status: wanted, user_id, group_id, from, to, kepercayaan }: Saring,
): Promise<Page<Omit<PresensiDitinjau, 'hari_beku'>>> {
  const found = selectDitinjau(ctx, user_id)
    .innerJoin('anggota as a', (join) =>
      join.onRef('a.organisasi_id', '=', 'p.organisasi_id').onRef('a.user_id', '=', 'p.user_id'),
    )
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .leftJoin('lokasi_presensi as l', (join) =>
      join.onRef('l.organisasi_id', '=', 'p.organisasi_id').onRef('l.lokasi_presensi_id', '=', 'p.lokasi_presensi_id'),
    )
    .leftJoin('users as o', 'o.user_id', 'd.oleh')
    .select([
      'p.presensi_id',
      'p.waktu',
      'p.timezone',
      'p.sumber',
      'p.is_luring',
      'p.waktu_klien',
      'p.diterima_pada',
      'p.radius',
    ])
    .select(['p.jarak_meter', 'p.akurasi_meter', 'p.lat', 'p.lng', 'p.is_lokasi_palsu', 'd.keterangan as catatan'])
    .select(['o.nama as diputuskan_oleh', 'd.pada as diputuskan_pada'])
    .select([
      anggota.as('anggota'),
      lokasi.as('lokasi'),
      sql<PresensiDitinjau['sebab']>`coalesce(p.sebab_ditinjau, '{}')`.as('sebab'),
      status.as('status'),
      // What a phone says of itself is no name.
      sql<string | null>`case when p.perangkat_id is not null then p.perangkat end`.as('nama_perangkat'),
      kepercayaanSql(ctx.actor.user_id).as('kepercayaan'),
      sql<string>`to_char(p.waktu at time zone p.timezone, 'YYYY-MM-DD')`.as('tanggal'),
      sql<string>`to_char(p.waktu at time zone p.timezone, 'HH24:MI:SS')`.as('jam'),
      sql<boolean>`p.foto is not null`.as('ada_foto'),
    ])
    .$narrowType<Pick<PresensiDitinjau, 'radius' | 'sumber'>>()
    .where(status, '=', wanted)
    .$call((query) => whenGiven(query, q, (query, q) => query.where('u.nama', 'ilike', contains(q))))
    .$call((query) => whenGiven(query, kepercayaan, (query, kepercayaan) => query.where(diTingkatSql(kepercayaan))))
    .$call((query) => whereGiven(query, tanggal, '>=', from))
    .$call((query) => whereGiven(query, tanggal, '<=', to))
    .$if(group_id !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from anggota_grup ag where ag.organisasi_id = p.organisasi_id
          and ag.user_id = p.user_id and ag.group_id = ${group_id} and ag.berlaku @> ${tanggal})`,
      ),
    )
    .$if(wanted === 'menunggu', (query) =>
      query.orderBy(sql<boolean>`p.user_id = ${ctx.actor.user_id}`).orderBy(skorSql),
    )
    .orderBy('p.waktu', wanted === 'menunggu' ? 'asc' : 'desc')
    .orderBy('p.presensi_id');
  return paginate(found, { page, count });
}

/** How many events wait for this one's decision: his own wait for another. */
export async function countMenungguPutusan(ctx: OrganisasiCtx): Promise<number> {
  const { jumlah } = await selectDitinjau(ctx, undefined)
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('d.presensi_id', 'is', null)
    .where('p.user_id', '<>', ctx.actor.user_id)
    .executeTakeFirstOrThrow();
  return jumlah;
}

export async function countMenungguTinjauan(ctx: OrganisasiCtx, user_id: number | undefined): Promise<number> {
  const { jumlah } = await selectDitinjau(ctx, user_id)
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('d.presensi_id', 'is', null)
    .executeTakeFirstOrThrow();
  return jumlah;
}
