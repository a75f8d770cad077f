import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { revokePeramban } from './peramban.queries.ts';
import { deleteSesi } from './sesi.queries.ts';
import { found } from '../../platform/kit/found.ts';

/** Ends one of one's own sessions, on this or another device, whose browser is then unknown again. */
export async function endSesi(ctx: UserCtx, { sesi_id }: { sesi_id: string }): Promise<null> {
  const ended = found(await deleteSesi(ctx, sesi_id));
  if (ended.peramban_hash) await revokePeramban(ctx.db, [ended.peramban_hash], ctx.now);
  return null;
}
