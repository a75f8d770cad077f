import { Refusal } from '../../../platform/kit/refusal.ts';
import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import { findAkunTetap } from '../../dasar/akun.queries.ts';
import { requireCanSignIn } from '../../dasar/require-can-sign-in.ts';

/** The account that is half-way in, as it is now and stays until the transaction ends. */
export async function getPendatang({ db }: BaseCtx, user_id: number) {
  const akun = await findAkunTetap(db, user_id);
  if (!akun) throw new Refusal('faktor.challenge_ended');
  requireCanSignIn(akun);
  return akun;
}
