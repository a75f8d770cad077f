import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { getAkunBawahan } from './get-akun-bawahan.ts';
import { findOrang, type Orang } from './orang.queries.ts';

/** Oneself, or somebody of one's own people whose account is the caller's to change. */
export async function getAkunSendiriAtauBawahan(ctx: UserCtx, user_id: number): Promise<Orang> {
  if (user_id !== ctx.actor.user_id) return getAkunBawahan(ctx, user_id);
  return found(await findOrang(ctx, user_id));
}
