import type { Db } from '../db/open-db.ts';
import type { BaseCtx, UserCtx } from '../http/ctx.ts';

type NewSesi = { token_hash: Buffer; user_id: number; tenant_id: number | null; kedaluwarsa_pada: Date };

export async function insertSesi({ db, origin }: BaseCtx, sesi: NewSesi): Promise<void> {
  await db
    .insertInto('sesi')
    .values({ ...sesi, ip: origin.ip, user_agent: origin.user_agent })
    .execute();
}

/** Sessions of one's own that have not expired, the latest first. */
export async function listSesi({ db, actor, now }: UserCtx) {
  const rows = await db
    .selectFrom('sesi')
    .select(['sesi_id', 'ip', 'user_agent', 'dibuat_pada', 'terakhir_pada'])
    .where('user_id', '=', actor.user_id)
    .where('kedaluwarsa_pada', '>', now.toISOString())
    .orderBy('terakhir_pada', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, is_sesi_ini: row.sesi_id === actor.sesi_id }));
}

/** False when it is not there, or another person's. */
export async function deleteSesi({ db, actor }: UserCtx, sesi_id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sesi')
    .where('sesi_id', '=', sesi_id)
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteSesiOf(db: Db, user_id: number, except: string | null = null): Promise<void> {
  await db
    .deleteFrom('sesi')
    .where('user_id', '=', user_id)
    .$if(except !== null, (q) => q.where('sesi_id', '!=', except))
    .execute();
}

export async function touchSesi(db: Db, sesi_id: string, now: Date): Promise<void> {
  await db.updateTable('sesi').set({ terakhir_pada: now.toISOString() }).where('sesi_id', '=', sesi_id).execute();
}
