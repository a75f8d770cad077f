import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { compiled } from '../../platform/db/open/compiled.ts';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import type { InstansiCtx } from '../../persetujuan/dasar/pejabat.queries.ts';
import { HANYA_AJUAN, type Ajuan } from './ajuan.queries.ts';
import { drafTerlihat, pembacaOf, type Pembaca } from './draf-terlihat.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

const SORT = {
  tgl_awal: 'cuti.tgl_awal',
  diajukan_pada: 'cuti.diajukan_pada',
  nama: 'users.nama',
  kategori: 'cuti_kategori.nama',
  status: 'cuti.status',
  jumlah_hari: 'cuti.jumlah_hari',
};

type DiInstansi = { organisasi_id: number; today: Tanggal };
type Terbaca = DiInstansi & Pembaca;

const terbacaOf = (ctx: OrganisasiCtx): Terbaca => ({
  organisasi_id: ctx.organisasi.organisasi_id,
  today: ctx.today,
  ...pembacaOf(ctx),
});

/** Requests as lists show them. */
const selectCuti = (db: Db, { organisasi_id, today }: DiInstansi) =>
  db
    .selectFrom('cuti')
    .innerJoin('cuti_kategori', 'cuti_kategori.cuti_kategori_id', 'cuti.cuti_kategori_id')
    .innerJoin('anggota', (join) =>
      join.onRef('anggota.organisasi_id', '=', 'cuti.organisasi_id').onRef('anggota.user_id', '=', 'cuti.user_id'),
    )
    .innerJoin('users', 'users.user_id', 'cuti.user_id')
    .leftJoin('persetujuan_jalan as j', (join) =>
      join.onRef('j.organisasi_id', '=', 'cuti.organisasi_id').onRef('j.cuti_id', '=', 'cuti.cuti_id'),
    )
    .select(['cuti.cuti_id', 'cuti.user_id', 'users.nama', 'users.gender', 'users.file_foto', 'anggota.nip'])
    .select(['anggota.jabatan', 'cuti.cuti_kategori_id', 'cuti_kategori.nama as kategori', 'cuti_kategori.is_saldo'])
    .select([
      'cuti.tgl_awal',
      'cuti.tgl_akhir',
      'cuti.tgl_awal_ajuan',
      'cuti.tgl_akhir_ajuan',
      'cuti.setengah_hari',
      'cuti.hitungan',
    ])
    .select(['cuti.jumlah_hari', 'cuti.keterangan', 'cuti.alamat', 'cuti.status', 'cuti.keputusan', 'cuti.tgl_batal'])
    .select(['cuti.dibuat_pada', 'cuti.diajukan_pada', 'cuti.diputuskan_pada'])
    .select([
      sql<boolean>`cuti.lampiran is not null`.as('has_lampiran'),
      sql<Cuti['persetujuan']>`jsonb_build_object('urutan', coalesce(j.urutan, 0), 'versi', coalesce(j.versi, 1))`.as(
        'persetujuan',
      ),
      sql<string | null>`(
        select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = cuti.organisasi_id and ag.user_id = cuti.user_id and ag.berlaku @> ${today}::date)`.as(
        'nama_group',
      ),
    ])
    .$narrowType<Pick<Cuti, 'gender' | 'setengah_hari' | 'status' | 'keputusan'> & { hitungan: 'kerja' | 'kalender' }>()
    .where('cuti.organisasi_id', '=', organisasi_id);

export type FilterCuti = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  status?: readonly number[] | undefined;
  cuti_kategori_id?: number | undefined;
  tgl_awal?: string | undefined;
  tgl_akhir?: string | undefined;
  user_id?: number | undefined;
  group_id?: number | undefined;
  /** Only those with days that no balance pays, or only the others. */
  is_kurang?: boolean | undefined;
  /** Only those on which this person decided something. */
  diputuskan_oleh?: number | undefined;
  /** Only these. */
  ids?: readonly number[];
};

/** What every list is asked with; one that is asked with nothing more has a statement that is one of few. */
const SELALU: ReadonlySet<string> = new Set(['organisasi_id', 'page', 'count']);

/** Whether a list is narrowed or sorted. */
export const isDisaring = (filter: FilterCuti): boolean =>
  Object.entries(filter).some(([nama, nilai]) => !SELALU.has(nama) && nilai !== undefined);

/** The latest first, unless sorted otherwise. */
export function listCuti(ctx: OrganisasiCtx, filter: FilterCuti) {
  const { page, count, q, sort, status, cuti_kategori_id, tgl_awal, tgl_akhir, user_id, group_id } = filter;
  const { diputuskan_oleh, ids, is_kurang } = filter;
  const terbaca = terbacaOf(ctx);
  const found = selectCuti(ctx.db, terbaca)
    .where(drafTerlihat(terbaca))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('users.nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'cuti.status', 'in', status))
    .$call((query) => whereGiven(query, 'cuti.cuti_kategori_id', '=', cuti_kategori_id))
    .$call((query) => whereGiven(query, 'cuti.tgl_akhir', '>=', tgl_awal))
    .$call((query) => whereGiven(query, 'cuti.tgl_awal', '<=', tgl_akhir))
    .$call((query) => whereGiven(query, 'cuti.user_id', '=', user_id))
    .$if(group_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from anggota_grup ag where ag.organisasi_id = cuti.organisasi_id
        and ag.user_id = cuti.user_id and ag.group_id = ${group_id} and ag.berlaku @> ${ctx.today}::date)`),
    )
    .$if(is_kurang !== undefined, (query) => query.where(sql<boolean>`(hadir.kurang_saldo(cuti) > 0) = ${is_kurang}`))
    .$if(diputuskan_oleh !== undefined, (query) =>
      query.where(sql<boolean>`j.jalan_id in (select p.jalan_id from persetujuan_putusan p
        where p.organisasi_id = cuti.organisasi_id and p.user_id = ${diputuskan_oleh})`),
    )
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`cuti.cuti_id = any(${ids}::integer[])`));
  const ordered = sort ? applySort(found, sort, SORT, 'cuti.cuti_id') : found.orderBy('cuti.cuti_id', 'desc');
  return paginate(isDisaring(filter) ? ordered : ordered.modifyFront(PREPARED), { page, count });
}

/** A page of these requests, the latest first. They exist, so they are counted without asking; a draft among them is left out. */
export async function listCutiDari(
  ctx: OrganisasiCtx,
  cuti_ids: readonly number[],
  { page, count }: { page: number; count: number },
) {
  const halaman = cuti_ids.toSorted((one, other) => other - one).slice((page - 1) * count, page * count);
  const terbaca = terbacaOf(ctx);
  const data = await selectCuti(ctx.db, terbaca)
    .where(drafTerlihat(terbaca))
    .where(sql<boolean>`cuti.cuti_id = any(${idsSql(halaman)})`)
    .orderBy('cuti.cuti_id', 'desc')
    .modifyFront(PREPARED)
    .execute();
  return toHalaman(data, cuti_ids.length, { page, count });
}

/** What is left today of the balance that a request draws on; null for a category without one. */
const sisaHariIni = ({ today }: { today: Tanggal }) => sql<number | null>`case when cuti_kategori.is_saldo then (
  select coalesce(sum(s.jumlah), 0)
  from cuti_lot l join cuti_saldo s on s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id
  where l.organisasi_id = cuti.organisasi_id and l.cuti_kategori_id = cuti.cuti_kategori_id and l.user_id = cuti.user_id
    and l.mulai <= ${today} and coalesce(l.kedaluwarsa, 'infinity') >= ${today} and s.tanggal <= ${today}) end`;

/** The same of each of these. */
export async function listSisaCuti(
  ctx: OrganisasiCtx,
  cuti_ids: readonly number[],
): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ cuti_id: number; sisa: number | null }>`
    ${PREPARED} select cuti.cuti_id, ${sisaHariIni(ctx)} as sisa
    from cuti join cuti_kategori on cuti_kategori.cuti_kategori_id = cuti.cuti_kategori_id
    where cuti.organisasi_id = ${ctx.organisasi.organisasi_id} and cuti.cuti_id = any(${idsSql(cuti_ids)})`.execute(
    ctx.db,
  );
  return new Map(rows.map(({ cuti_id, sisa }) => [cuti_id, sisa]));
}

const satuCuti = compiled((db, isi: Terbaca & { cuti_id: number }) =>
  selectCuti(db, isi)
    .select(sisaHariIni(isi).as('sisa'))
    .select(HANYA_AJUAN)
    .where('cuti.cuti_id', '=', isi.cuti_id)
    .where(drafTerlihat(isi))
    .modifyFront(PREPARED),
);

/**
 * A request as lists show it, with what is left of its balance, and as verbs work on it; a draft if it is not somebody
 * else's.
 */
export async function findCuti(
  ctx: OrganisasiCtx,
  cuti_id: number,
): Promise<{ baris: Cuti & { sisa: number | null }; ajuan: Ajuan } | undefined> {
  const [row] = await satuCuti(ctx.db, { ...terbacaOf(ctx), cuti_id });
  if (!row) return undefined;
  const { lampiran, nama_lampiran, dibuat_oleh, giliran_sejak, jenjang, jenjang_oleh, ...lain } = row;
  const { urutan, versi, hari_kembali, ...baris } = lain;
  const { user_id, cuti_kategori_id, tgl_awal, tgl_akhir, tgl_awal_ajuan, tgl_akhir_ajuan } = baris;
  const { setengah_hari, hitungan, jumlah_hari, status, keputusan, tgl_batal } = baris;
  const isi = { cuti_id, user_id, cuti_kategori_id, tgl_awal, tgl_akhir, tgl_awal_ajuan, tgl_akhir_ajuan };
  const letak = { setengah_hari, hitungan, jumlah_hari, status, keputusan, tgl_batal };
  return {
    baris,
    ajuan: {
      ...isi,
      ...letak,
      lampiran,
      nama_lampiran,
      dibuat_oleh,
      giliran_sejak,
      jenjang,
      jenjang_oleh,
      urutan,
      versi,
      hari_kembali,
    },
  };
}

/** Whose request it is, and which days it asks for. */
export const findSebutanCuti = ({ db, organisasi }: InstansiCtx, cuti_id: number) =>
  db
    .selectFrom('cuti')
    .innerJoin('users', 'users.user_id', 'cuti.user_id')
    .select(['users.nama', 'cuti.tgl_awal', 'cuti.tgl_akhir', 'cuti.jumlah_hari', 'cuti.setengah_hari'])
    .$narrowType<Pick<Cuti, 'setengah_hari'>>()
    .where('cuti.organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti.cuti_id', '=', cuti_id)
    .modifyFront(PREPARED)
    .executeTakeFirst();
