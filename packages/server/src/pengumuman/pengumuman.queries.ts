import type { Pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import { sql } from 'kysely';
import { contains } from '../platform/db/list/contains.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import type { SalinanTabel } from '../platform/kit/bagian.ts';

const isAktif = (today: string) =>
  sql<boolean>`daterange(tgl_mulai, coalesce(tgl_selesai, 'infinity'), '[]') @> ${today}::date`;

const selectPengumuman = ({ db, organisasi, today }: OrganisasiCtx) =>
  db
    .selectFrom('pengumuman')
    .leftJoin('users', 'users.user_id', 'pengumuman.dibuat_oleh')
    .select(['pengumuman_id', 'judul', 'isi', 'tgl_mulai', 'tgl_selesai', 'pengumuman.dibuat_pada'])
    .select([
      'users.nama as dibuat_oleh',
      sql<Pengumuman['status']>`case when ${isAktif(today)}
        then ${STATUS_PENGUMUMAN.aktif}::int else ${STATUS_PENGUMUMAN.tidak_aktif}::int end`.as('status'),
    ])
    .where('pengumuman.organisasi_id', '=', organisasi.organisasi_id);

type Saring = { page: number; count: number; q?: string | undefined };

/** The latest first; a member sees those of today. */
export function selectPengumumanRows(ctx: OrganisasiCtx, { page, count, q }: Saring) {
  const found = selectPengumuman(ctx)
    .$if(!seesSemua(ctx.actor.peran), (query) => query.where(isAktif(ctx.today)))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('judul', 'ilike', contains(q))))
    .orderBy('tgl_mulai', 'desc')
    .orderBy('pengumuman_id', 'desc');
  return paginate(found, { page, count });
}

export const findPengumuman = (ctx: OrganisasiCtx, pengumuman_id: number): Promise<Pengumuman | undefined> =>
  selectPengumuman(ctx).where('pengumuman_id', '=', pengumuman_id).executeTakeFirst();

export type IsiPengumuman = { judul: string; isi: string; tgl_mulai: string; tgl_selesai: string | null };

export async function insertPengumuman(
  {
    db,
    tenant_id,
    organisasi,
    actor,
    now,
  }: Pick<OrganisasiCtx, 'db' | 'tenant_id' | 'now'> & {
    organisasi: { organisasi_id: number };
    actor: { user_id: number };
  },
  isi: IsiPengumuman,
): Promise<number> {
  const by = { tenant_id, organisasi_id: organisasi.organisasi_id, dibuat_oleh: actor.user_id, dibuat_pada: now };
  const { pengumuman_id } = await db
    .insertInto('pengumuman')
    .values({ ...isi, ...by })
    .returning('pengumuman_id')
    .executeTakeFirstOrThrow();
  return pengumuman_id;
}

export async function updatePengumuman(
  { db, organisasi }: OrganisasiCtx,
  pengumuman_id: number,
  isi: IsiPengumuman,
): Promise<void> {
  await db
    .updateTable('pengumuman')
    .set(isi)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('pengumuman_id', '=', pengumuman_id)
    .execute();
}

/** Takes it upon itself to tell: true once, however many ask together. */
export async function markDisampaikan(
  db: Db,
  organisasi_id: number,
  pengumuman_id: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pengumuman')
    .set({ disampaikan_pada: now })
    .where('organisasi_id', '=', organisasi_id)
    .where('pengumuman_id', '=', pengumuman_id)
    .where('disampaikan_pada', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePengumuman({ db, organisasi }: OrganisasiCtx, pengumuman_id: number): Promise<void> {
  await db
    .deleteFrom('pengumuman')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('pengumuman_id', '=', pengumuman_id)
    .execute();
}

export const DATA_SAYA_PENGUMUMAN: SalinanTabel = {
  pengumuman: 'the organisation’s; that he wrote it is in the log',
};
