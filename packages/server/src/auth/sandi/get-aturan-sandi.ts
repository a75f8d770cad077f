import type { auth } from '@hadir/contract/auth/auth.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { findAturanAkun } from '../dasar/aturan-akun.queries.ts';

/** What a new password of the caller's must keep to: the strictest of his places (aturan/pengaturan#akun). */
export const getAturanSandi: Verb<typeof auth.getAturanSandi> = async ({ db, actor, now }) => {
  const { sandi_min } = await findAturanAkun(db, actor.user_id, now);
  return { sandi_min };
};
