import { Refusal } from '../../platform/kit/refusal.ts';
import { findSandiPemberian } from '../../auth/dasar/akun.queries.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

/**
 * Refuses to make somebody an operator whose password another chose: whoever did could go on reading as him
 * (aturan/akses#akun-bersama).
 */
export async function requireSandiSendiri(db: Db, user_ids: readonly number[]): Promise<void> {
  const found = await findSandiPemberian(db, user_ids);
  if (found) throw new Refusal('akun.sandi_pemberian', { nama: found.nama });
}
