import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';

export async function isAnggota(db: Db, organisasi_id: number, user_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('anggota')
    .select('user_id')
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '=', user_id)
    .modifyFront(PREPARED)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listAnggotaIds(db: Db, organisasi_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('anggota')
    .select('user_id')
    .where('organisasi_id', '=', organisasi_id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
