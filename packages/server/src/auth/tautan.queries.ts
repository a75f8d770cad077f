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

/** A new link takes the place of those of its kind that were not used. */
export async function insertTautan(db: Db, tautan: NewTautan): Promise<void> {
  await db
    .deleteFrom('tautan')
    .where('user_id', '=', tautan.user_id)
    .where('jenis', '=', tautan.jenis)
    .where('dipakai_pada', 'is', null)
    .execute();
  await db.insertInto('tautan').values(tautan).execute();
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
