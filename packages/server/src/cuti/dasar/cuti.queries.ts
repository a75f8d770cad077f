import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { InstansiCtx } from '../../persetujuan/pejabat.queries.ts';

const SORT = {
  tgl_awal: 'cuti.tgl_awal',
  nama: 'users.nama',
  kategori: 'cuti_kategori.nama',
  status: 'cuti.status',
  jumlah_hari: 'cuti.jumlah_hari',
};

/** Requests as lists show them. */
const selectCuti = ({ db, organisasi, today }: InstansiCtx) =>
  db
    .selectFrom('cuti')
    .innerJoin('cuti_kategori', 'cuti_kategori.cuti_kategori_id', 'cuti.cuti_kategori_id')
    .innerJoin('anggota', (join) =>
      join.onRef('anggota.organisasi_id', '=', 'cuti.organisasi_id').onRef('anggota.user_id', '=', 'cuti.user_id'),
    )
    .innerJoin('users', 'users.user_id', 'cuti.user_id')
    .select(['cuti.cuti_id', 'cuti.user_id', 'users.nama', 'users.gender', 'users.file_foto', 'anggota.nip'])
    .select(['anggota.jabatan', 'cuti.cuti_kategori_id', 'cuti_kategori.nama as kategori', 'cuti_kategori.is_saldo'])
    .select(['cuti.tgl_awal', 'cuti.tgl_akhir', 'cuti.tgl_awal_ajuan', 'cuti.tgl_akhir_ajuan', 'cuti.setengah_hari'])
    .select(['cuti.jumlah_hari', 'cuti.keterangan', 'cuti.alamat', 'cuti.status', 'cuti.keputusan', 'cuti.tgl_batal'])
    .select(['cuti.urutan', 'cuti.dibuat_pada', 'cuti.diajukan_pada', 'cuti.diputuskan_pada'])
    .select([
      sql<boolean>`cuti.lampiran is not null`.as('has_lampiran'),
      sql<number>`jsonb_array_length(cuti.jenjang)`.as('jumlah_jenjang'),
      sql<string | null>`(
        select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = cuti.organisasi_id and ag.user_id = cuti.user_id and ag.berlaku @> ${today}::date)`.as(
        'nama_group',
      ),
    ])
    .$narrowType<Pick<Cuti, 'gender' | 'setengah_hari' | 'status' | 'keputusan'>>()
    .where('cuti.organisasi_id', '=', organisasi.organisasi_id);

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
  /** Only those on which this person decided something. */
  diputuskan_oleh?: number | undefined;
};

/** The latest first, unless sorted otherwise; drafts only to who made them or whose they are. */
export function listCuti(ctx: OrganisasiCtx, filter: FilterCuti) {
  const { page, count, q, sort, status, cuti_kategori_id, tgl_awal, tgl_akhir, user_id, group_id } = filter;
  const { diputuskan_oleh } = filter;
  const me = ctx.actor.user_id;
  const found = selectCuti(ctx)
    .where((eb) =>
      eb.or([
        eb('cuti.status', '<>', STATUS_CUTI.dibuat),
        eb('cuti.user_id', '=', me),
        eb('cuti.dibuat_oleh', '=', me),
      ]),
    )
    .$if(q !== undefined, (query) => query.where('users.nama', 'ilike', contains(q ?? '')))
    .$if(status !== undefined, (query) => query.where('cuti.status', 'in', status ?? []))
    .$if(cuti_kategori_id !== undefined, (query) => query.where('cuti.cuti_kategori_id', '=', cuti_kategori_id ?? 0))
    .$if(tgl_awal !== undefined, (query) => query.where('cuti.tgl_akhir', '>=', tgl_awal ?? ''))
    .$if(tgl_akhir !== undefined, (query) => query.where('cuti.tgl_awal', '<=', tgl_akhir ?? ''))
    .$if(user_id !== undefined, (query) => query.where('cuti.user_id', '=', user_id ?? 0))
    .$if(group_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from anggota_grup ag where ag.organisasi_id = cuti.organisasi_id
        and ag.user_id = cuti.user_id and ag.group_id = ${group_id} and ag.berlaku @> ${ctx.today}::date)`),
    )
    .$if(diputuskan_oleh !== undefined, (query) =>
      query.where(sql<boolean>`cuti.cuti_id in (select r.cuti_id from cuti_riwayat r
        where r.organisasi_id = cuti.organisasi_id and r.user_id = ${diputuskan_oleh} and r.urutan is not null)`),
    );
  const ordered = sort ? applySort(found, sort, SORT, 'cuti.cuti_id') : found.orderBy('cuti.cuti_id', 'desc');
  return paginate(ordered, { page, count });
}

/** Those of these that are there, each with what is left of its category's balance today, in no order. */
export const listCutiSisa = (
  ctx: OrganisasiCtx,
  cuti_ids: readonly number[],
): Promise<(Cuti & { sisa: number | null })[]> =>
  selectCuti(ctx)
    .modifyFront(PREPARED)
    .select(
      sql<number | null>`case when cuti_kategori.is_saldo then (
        select coalesce(sum(s.jumlah), 0)
        from cuti_lot l join cuti_saldo s on s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id
        where l.organisasi_id = cuti.organisasi_id and l.cuti_kategori_id = cuti.cuti_kategori_id
          and l.user_id = cuti.user_id and l.mulai <= ${ctx.today} and coalesce(l.kedaluwarsa, 'infinity') >= ${ctx.today}
          and s.tanggal <= ${ctx.today}) end`.as('sisa'),
    )
    .where(sql<boolean>`cuti.cuti_id = any(${cuti_ids}::integer[])`)
    .execute();

export const findCuti = (ctx: InstansiCtx, cuti_id: number): Promise<Cuti | undefined> =>
  selectCuti(ctx).where('cuti.cuti_id', '=', cuti_id).executeTakeFirst();
