import { sql } from 'kysely';
import type { Db } from '../db/open-db.ts';
import type { BaseCtx, UserCtx } from '../http/ctx.ts';

type NewSesi = {
  token_hash: Buffer;
  user_id: number;
  tenant_id: number | null;
  kedaluwarsa_pada: Date;
  peramban_hash: Buffer;
};

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

/** The browser it was begun in; undefined when it is not there, or another person's. */
export function deleteSesi({ db, actor }: UserCtx, sesi_id: string) {
  return db
    .deleteFrom('sesi')
    .where('sesi_id', '=', sesi_id)
    .where('user_id', '=', actor.user_id)
    .returning('peramban_hash')
    .executeTakeFirst();
}

export async function findPerambanOfSesi(db: Db, sesi_id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('sesi').select('peramban_hash').where('sesi_id', '=', sesi_id).executeTakeFirst();
  return row?.peramban_hash ?? null;
}

export async function deleteSesiOf(db: Db, user_id: number, except: string | null = null): Promise<void> {
  await db
    .deleteFrom('sesi')
    .where('user_id', '=', user_id)
    .$if(except !== null, (q) => q.where('sesi_id', '!=', except))
    .execute();
}

/** Writes when each of these sessions was last used. */
export async function updateSesiTerpakai(db: Db, terpakai: ReadonlyMap<string, Date>): Promise<void> {
  // In one order, so that two servers that know the same sessions do not wait for each other in a circle.
  const rows = [...terpakai].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await sql`
    update sesi set terakhir_pada = t.pada
    from unnest(${rows.map(([sesi_id]) => sesi_id)}::uuid[], ${rows.map(([, pada]) => pada)}::timestamptz[]) as t (sesi_id, pada)
    where sesi.sesi_id = t.sesi_id`.execute(db);
}
