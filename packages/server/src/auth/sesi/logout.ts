import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { deleteSesi } from './sesi.queries.ts';

export async function logout(ctx: UserCtx): Promise<null> {
  await deleteSesi(ctx, ctx.actor.sesi_id);
  ctx.cookie.clear();
  return null;
}
