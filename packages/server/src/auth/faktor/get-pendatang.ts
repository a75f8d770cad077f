import { Refusal } from '../../http/refusal.ts';
import type { BaseCtx } from '../../http/ctx.ts';
import { findAkunTetap } from '../akun.queries.ts';
import { requireCanSignIn } from '../require-can-sign-in.ts';

/** The account that is half-way in, as it is now and stays until the transaction ends. */
export async function getPendatang({ db }: BaseCtx, user_id: number) {
  const akun = await findAkunTetap(db, user_id);
  if (!akun) throw new Refusal('faktor.challenge_ended');
  requireCanSignIn(akun);
  return akun;
}
