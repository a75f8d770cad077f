import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { KirimanPush } from '../../platform/push/push.ts';
import { DIBUAT, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** Where a browser is reached, and what only it reads with. */
export type AlamatPush = { endpoint: string; p256dh: string; auth: string };

/** The browser of the caller's session. */
export const findPushSesi = ({ db, actor }: UserCtx) =>
  db
    .selectFrom('push_peramban')
    .select('push_id')
    .where('user_id', '=', actor.user_id)
    .where('sesi_id', '=', actor.sesi_id)
    .executeTakeFirst();

/** Ties a browser to the caller's session: one that was before is forgotten. */
export async function upsertPush({ db, actor, now }: UserCtx, alamat: AlamatPush): Promise<void> {
  const { user_id, tenant_id, sesi_id } = actor;
  await db
    .deleteFrom('push_peramban')
    .where('user_id', '=', user_id)
    .where(({ or, eb }) => or([eb('sesi_id', '=', sesi_id), eb('endpoint', '=', alamat.endpoint)]))
    .execute();
  await db
    .insertInto('push_peramban')
    .values({ ...alamat, user_id, tenant_id, sesi_id, dibuat_pada: now })
    .execute();
}

export async function deletePushSesi({ db, actor }: UserCtx): Promise<void> {
  await db
    .deleteFrom('push_peramban')
    .where('user_id', '=', actor.user_id)
    .where('sesi_id', '=', actor.sesi_id)
    .execute();
}

/** The browsers of these people whose session still holds, by person. */
export async function listPushOf(db: Db, user_ids: readonly number[], now: Date): Promise<Map<number, number[]>> {
  if (user_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('push_peramban as p')
    .innerJoin('sesi', 'sesi.sesi_id', 'p.sesi_id')
    .select(['p.push_id', 'p.user_id'])
    .where(sql<boolean>`p.user_id = any(${user_ids}::integer[])`)
    .where('sesi.kedaluwarsa_pada', '>', now.toISOString())
    .modifyFront(PREPARED)
    .execute();
  const grouped = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...grouped].map(([user_id, mine]) => [user_id, mine.map(({ push_id }) => push_id)]));
}

/** What is to be shown where; undefined where it has been read since, or the browser or its session is gone. */
export const findKiriman = (db: Db, { pemberitahuan_id, push_id }: KirimanPush, now: Date) =>
  db
    .selectFrom('push_peramban as p')
    .innerJoin('sesi', 'sesi.sesi_id', 'p.sesi_id')
    .innerJoin('users', 'users.user_id', 'p.user_id')
    .innerJoin('pemberitahuan as k', 'k.user_id', 'p.user_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'k.judul', 'k.tautan'])
    .where('p.push_id', '=', push_id)
    .where('k.pemberitahuan_id', '=', pemberitahuan_id)
    .where('k.dibaca_pada', 'is', null)
    .where('sesi.kedaluwarsa_pada', '>', now.toISOString())
    .where('users.status', '=', STATUS_USER.aktif)
    .executeTakeFirst();

/** Forgets a browser that its push service knows no more. */
export async function deletePush(db: Db, push_id: number): Promise<void> {
  await db.deleteFrom('push_peramban').where('push_id', '=', push_id).execute();
}

export const DATA_SAYA_PUSH_PERAMBAN: SalinanTabel = {
  push_peramban: {
    judul: 'Peramban yang menampilkan pemberitahuan',
    kolom: DIBUAT,
    // By the rest whoever holds it could send to the browser.
    tanpa: ['push_id', 'user_id', 'sesi_id', 'endpoint', 'p256dh', 'auth'],
  },
};
