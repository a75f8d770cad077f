import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Nobody else looks for the first super admin until this transaction ends. */
export const lockSuperAdmin = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('super admin pertama'))`.execute(db);

/** Whether there is a super admin with a password. */
export async function isSuperAdminAda(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('user_id')
    .where('is_super_admin', '=', true)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type Akun = { user_id: number; nama: string; is_baru: boolean };

/** The account that waits under this address, or a new one. */
export async function insertSuperAdmin(db: Db, email: string): Promise<Akun> {
  const waiting = await db
    .selectFrom('users')
    .select(['user_id', 'nama'])
    .where('is_super_admin', '=', true)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (waiting) return { ...waiting, is_baru: false };
  const made = await db
    .insertInto('users')
    .values({ nama: 'Super Admin', email, is_super_admin: true })
    .returning(['user_id', 'nama'])
    .executeTakeFirstOrThrow();
  return { ...made, is_baru: true };
}
