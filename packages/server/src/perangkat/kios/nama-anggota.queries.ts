import type { Db } from '../../platform/db/open/open-db.ts';

export async function getNamaAnggota(db: Db, user_id: number): Promise<string> {
  const { nama } = await db.selectFrom('users').select('nama').where('user_id', '=', user_id).executeTakeFirstOrThrow();
  return nama;
}
