import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import { unseal } from '../../../platform/kit/seal.ts';
import { findTotp, useLangkah } from '../dasar/faktor.queries.ts';
import { contextOfTotp } from './context-of-totp.ts';
import { findLangkah } from './totp-of.ts';

/**
 * Uses a code of the authenticator app up; false when it is wrong or was used. A secret that waits for its first code
 * (`menunggu`) opens nothing else than itself.
 */
export async function spendKodeTotp(
  { db, deps, now }: BaseCtx,
  user_id: number,
  kode: string,
  { menunggu = false } = {},
): Promise<boolean> {
  const totp = await findTotp(db, user_id);
  if (!totp || (totp.aktif_pada === null) !== menunggu) return false;
  const rahasia = unseal(deps.secretKeys, totp.rahasia, contextOfTotp(user_id));
  const langkah = findLangkah(rahasia, kode, now);
  return langkah !== null && useLangkah(db, user_id, langkah);
}
