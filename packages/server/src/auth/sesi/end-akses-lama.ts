import type { Db } from '../../platform/db/open/open-db.ts';
import { revokePerambanOf } from './peramban.queries.ts';
import { deleteSesiOf, findPerambanOfSesi } from './sesi.queries.ts';
import { endTautan } from '../dasar/tautan.queries.ts';

/**
 * After a new password: links to another and codes to sign in with are void, every session ends and every browser is
 * unknown, but for those of the session that stays.
 */
export async function endAksesLama(db: Db, user_id: number, now: Date, stays: string | null = null): Promise<void> {
  const peramban = stays === null ? null : await findPerambanOfSesi(db, stays);
  await endTautan(db, user_id, ['reset', 'kode-masuk'], now);
  await revokePerambanOf(db, user_id, now, peramban);
  await deleteSesiOf(db, user_id, stays);
}
