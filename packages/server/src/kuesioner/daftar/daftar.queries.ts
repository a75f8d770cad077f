import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import type { KeadaanKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { sql, type Insertable } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { anggotaAktifSql } from '../../anggota/dasar/anggota-aktif-sql.ts';
import { keadaanSql } from '../dasar/keadaan-sql.ts';
import { sasaranSql } from '../dasar/sasaran-sql.ts';
import { terlihatAnggotaSql } from '../dasar/terlihat-anggota-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

const milik = (tabel: string) => sql`${sql.table(tabel)} t where t.organisasi_id = kuesioner.organisasi_id
  and t.kuesioner_id = kuesioner.kuesioner_id`;

const isSasaran = (today: string) => sql<boolean>`(${anggotaAktifSql('anggota', today)} and ${sasaranSql(today)})`;

/** Members whom the row is for today, and those who have answered it though it is no longer for them: nobody answers of fewer than there are. */
const jumlahSasaran = (today: string) => sql<number>`(select count(*) from anggota
  where anggota.organisasi_id = kuesioner.organisasi_id and (${isSasaran(today)} or exists (
    select from ${milik('kuesioner_partisipasi')} and t.user_id = anggota.user_id)))`;

/** How many members it is for today. */
export async function countSasaran({ db, organisasi, today }: OrganisasiCtx, kuesioner_id: number): Promise<number> {
  const row = await db
    .selectFrom('kuesioner')
    .innerJoin('anggota', 'anggota.organisasi_id', 'kuesioner.organisasi_id')
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('kuesioner.organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner.kuesioner_id', '=', kuesioner_id)
    .where(isSasaran(today))
    .executeTakeFirstOrThrow();
  return row.jumlah;
}

const SORT = { judul: 'judul', dibuat_pada: 'kuesioner.dibuat_pada', tgl_selesai: 'kuesioner.tgl_selesai' };

const selectKuesioner = ({ db, organisasi, today }: OrganisasiCtx) =>
  db
    .selectFrom('kuesioner')
    .select(['kuesioner_id', 'judul', 'keterangan', 'kuesioner.status', 'is_anonim', 'sasaran'])
    .select(['kuesioner.tgl_mulai', 'kuesioner.tgl_selesai', 'jumlah_pertanyaan', 'kuesioner.dibuat_pada'])
    .select([
      keadaanSql(today).as('keadaan'),
      jumlahSasaran(today).as('jumlah_sasaran'),
      sql<number>`(select count(*) from ${milik('kuesioner_partisipasi')})`.as('jumlah_menjawab'),
      sql<number>`(select count(*) from ${milik('kuesioner_kiriman')})`.as('jumlah_lewat_tautan'),
      sql<boolean>`token_hash is not null`.as('has_tautan'),
    ])
    .$narrowType<Pick<Kuesioner, 'status' | 'sasaran'>>()
    .where('kuesioner.organisasi_id', '=', organisasi.organisasi_id);

type Saring = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  keadaan?: KeadaanKuesioner | undefined;
  /** Only what this member sees. */
  anggota?: number | undefined;
};

/** The latest first. */
export function listKuesionerRows(ctx: OrganisasiCtx, { page, count, q, sort, keadaan, anggota }: Saring) {
  const { today } = ctx;
  const found = selectKuesioner(ctx)
    .$call((query) => whenGiven(query, keadaan, (query, keadaan) => query.where(keadaanSql(today), '=', keadaan)))
    .$call((query) => whenGiven(query, anggota, (query, anggota) => query.where(terlihatAnggotaSql(anggota, today))))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('judul', 'ilike', contains(q))));
  return paginate(applySort(found, sort ?? '-dibuat_pada', SORT, 'kuesioner_id'), { page, count });
}

export const findKuesionerRow = (ctx: OrganisasiCtx, kuesioner_id: number, anggota: number | undefined) =>
  selectKuesioner(ctx)
    .select(['bagian', 'ucapan', 'is_sekali_perangkat', 'versi'])
    .where('kuesioner_id', '=', kuesioner_id)
    .$call((query) =>
      whenGiven(query, anggota, (query, anggota) => query.where(terlihatAnggotaSql(anggota, ctx.today))),
    )
    .executeTakeFirst();

/** The groups and members that it names. */
export async function listSasaran(
  { db, organisasi }: OrganisasiCtx,
  kuesioner_id: number,
): Promise<{ group_ids: number[]; user_ids: number[] }> {
  const rows = await db
    .selectFrom('kuesioner_sasaran')
    .select(['group_id', 'user_id'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .orderBy('group_id')
    .orderBy('user_id')
    .execute();
  return {
    group_ids: rows.flatMap(({ group_id }) => group_id ?? []),
    user_ids: rows.flatMap(({ user_id }) => user_id ?? []),
  };
}

type Baris = Pick<
  Insertable<Tables['kuesioner']>,
  | 'judul'
  | 'keterangan'
  | 'ucapan'
  | 'bagian'
  | 'jumlah_pertanyaan'
  | 'is_anonim'
  | 'sasaran'
  | 'tgl_mulai'
  | 'tgl_selesai'
  | 'is_sekali_perangkat'
>;

export async function insertKuesioner({ db, organisasi, actor, now }: OrganisasiCtx, baris: Baris): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  const { kuesioner_id } = await db
    .insertInto('kuesioner')
    .values({ ...baris, tenant_id, organisasi_id, dibuat_oleh: actor.user_id, dibuat_pada: now })
    .returning('kuesioner_id')
    .executeTakeFirstOrThrow();
  return kuesioner_id;
}

/** Whom it is for, from now on. Refused by the database where one is no group or member of the organisation. */
export async function replaceSasaran(
  { db, organisasi }: OrganisasiCtx,
  kuesioner_id: number,
  { group_ids, user_ids }: { group_ids: readonly number[]; user_ids: readonly number[] },
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .deleteFrom('kuesioner_sasaran')
    .where('organisasi_id', '=', organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .execute();
  await sql`
    insert into kuesioner_sasaran (tenant_id, organisasi_id, kuesioner_id, group_id, user_id)
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${kuesioner_id}::integer, group_id, null
    from unnest(${group_ids}::integer[]) as group_id
    union all
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${kuesioner_id}::integer, null, user_id
    from unnest(${user_ids}::integer[]) as user_id`.execute(db);
}

export async function deleteKuesioner({ db, organisasi }: OrganisasiCtx, kuesioner_id: number): Promise<void> {
  await db
    .deleteFrom('kuesioner')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .execute();
}

export const DATA_SAYA_KUESIONER: SalinanTabel = {
  kuesioner: 'the organisation’s; that he wrote it is in the log',
  kuesioner_sasaran: 'the organisation’s: whom it asks, which he sees in his own list',
};
