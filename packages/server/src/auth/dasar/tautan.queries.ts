import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PENUTUPAN } from './akun.queries.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

export type JenisTautan = 'aktivasi' | 'reset' | 'ubah-email' | 'kode-masuk';
type NewTautan = {
  token_hash: Buffer;
  jenis: JenisTautan;
  user_id: number;
  tenant_id: number | null;
  kedaluwarsa_pada: Date;
  email?: string | null;
  /** Of a token that may be printed again: itself, sealed. */
  tersegel?: Buffer;
};

/** New links take the place of those of the same kind and persons: what was not used of them lapses now. */
export async function replaceTautan(db: Db, tautan: NewTautan[], now: Date): Promise<void> {
  const [first] = tautan;
  if (!first) return;
  const user_ids = tautan.map(({ user_id }) => user_id);
  await unused(db, [first.jenis], now)
    .set({ kedaluwarsa_pada: now })
    .where('user_id', '=', sql<number>`any(${user_ids})`)
    .execute();
  await addTautan(db, tautan, now);
}

/** New links beside those that there are: whoever may ask for somebody else's takes nothing from him. */
export async function addTautan(db: Db, tautan: NewTautan[], now: Date): Promise<void> {
  await db
    .insertInto('tautan')
    .values(tautan.map((one) => ({ ...one, dibuat_pada: now })))
    .execute();
}

/** What somebody has of unused links of these kinds lapses now. */
export async function endTautan(db: Db, user_id: number, jenis: readonly JenisTautan[], now: Date): Promise<void> {
  await unused(db, jenis, now).set({ kedaluwarsa_pada: now }).where('user_id', '=', user_id).execute();
}

const unused = (db: Db, jenis: readonly JenisTautan[], now: Date) =>
  db
    .updateTable('tautan')
    .where('jenis', 'in', jenis)
    .where('dipakai_pada', 'is', null)
    .where('kedaluwarsa_pada', '>', now.toISOString());

export function findTautan(db: Db, token_hash: Buffer, jenis: JenisTautan, now: Date) {
  return db
    .selectFrom('tautan')
    .innerJoin('users', 'users.user_id', 'tautan.user_id')
    .select([
      'tautan.user_id',
      'tautan.tenant_id',
      'tautan.email',
      'tautan.jenis',
      'users.nama',
      'users.username',
      'users.status',
      PENUTUPAN,
    ])
    .where('tautan.token_hash', '=', token_hash)
    .where('tautan.jenis', '=', jenis)
    .where('tautan.dipakai_pada', 'is', null)
    .where('tautan.kedaluwarsa_pada', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses a link up; undefined when it is unknown, expired, or was used by another a moment before. */
export function useTautan(db: Db, token_hash: Buffer, jenis: JenisTautan, now: Date) {
  return db
    .updateTable('tautan')
    .set({ dipakai_pada: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .where('jenis', '=', jenis)
    .where('dipakai_pada', 'is', null)
    .where('kedaluwarsa_pada', '>', now.toISOString())
    .returning(['user_id', 'tenant_id', 'email'])
    .executeTakeFirst();
}

/** The activation links of these accounts that are unused, hold until then and can be printed again; the accounts are held meanwhile. */
export async function selectAktivasiBerlaku(db: Db, user_ids: readonly number[], sampai: Date) {
  const { rows } = await sql<{ user_id: number; tersegel: Buffer; kedaluwarsa_pada: string }>`
    with orang as (select user_id from users where user_id = any(${user_ids}::integer[]) order by user_id for no key update)
    select user_id, tersegel, kedaluwarsa_pada from orang join tautan using (user_id)
    where jenis = 'aktivasi' and dipakai_pada is null and tersegel is not null and kedaluwarsa_pada >= ${sampai}`.execute(
    db,
  );
  return rows;
}

/** Notes that the activation link of an account was handed out by the numbers that it has: it ends when they change. */
export async function markAktivasiSimpatika(db: Db, user_id: number, now: Date): Promise<void> {
  await unused(db, ['aktivasi'], now).set({ simpatika_pada: now }).where('user_id', '=', user_id).execute();
}

/** Every activation link of an account, the latest first. */
export function listTautanAktivasi(db: Db, user_id: number) {
  return db
    .selectFrom('tautan')
    .select(['dibuat_pada', 'kedaluwarsa_pada', 'dipakai_pada'])
    .where('user_id', '=', user_id)
    .where('jenis', '=', 'aktivasi')
    .orderBy('dibuat_pada', 'desc')
    .execute();
}

/**
 * What an operator asked for while he alone looked after these accounts must not come true once they are more: another
 * organisation's too, or an operator's.
 */
export async function deleteTautanOperator(db: Db, user_ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('tautan')
    .where('user_id', '=', sql<number>`any(${user_ids}::integer[])`)
    .where('jenis', 'in', ['aktivasi', 'ubah-email'])
    .execute();
}

export const DATA_SAYA_TAUTAN: SalinanTabel = {
  tautan: 'keys that open his account',
};
