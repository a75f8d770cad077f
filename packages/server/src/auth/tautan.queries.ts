import { sql } from 'kysely';
import type { Db } from '../db/open-db.ts';

export type JenisTautan = 'aktivasi' | 'reset' | 'ubah-email';
type NewTautan = {
  token_hash: Buffer;
  jenis: JenisTautan;
  user_id: number;
  tenant_id: number | null;
  kedaluwarsa_pada: Date;
  email?: string | null;
};

/** New links take the place of those of the same kind and persons: what was not used of them lapses now. */
export async function insertTautan(db: Db, tautan: NewTautan[], now: Date): Promise<void> {
  const [first] = tautan;
  if (!first) return;
  await db
    .updateTable('tautan')
    .set({ kedaluwarsa_pada: now })
    .where('user_id', '=', sql<number>`any(${tautan.map(({ user_id }) => user_id)})`)
    .where('jenis', '=', first.jenis)
    .where('dipakai_pada', 'is', null)
    .where('kedaluwarsa_pada', '>', now.toISOString())
    .execute();
  await db
    .insertInto('tautan')
    .values(tautan.map((one) => ({ ...one, dibuat_pada: now })))
    .execute();
}

export function findTautan(db: Db, token_hash: Buffer, jenis: JenisTautan, now: Date) {
  return db
    .selectFrom('tautan')
    .innerJoin('users', 'users.user_id', 'tautan.user_id')
    .select(['tautan.user_id', 'tautan.tenant_id', 'tautan.email', 'tautan.jenis', 'users.nama', 'users.status'])
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
