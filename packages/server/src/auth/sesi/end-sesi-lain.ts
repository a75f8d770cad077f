import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { revokePerambanOf } from './peramban.queries.ts';
import { deleteSesiOf, findPerambanOfSesi } from './sesi.queries.ts';

/** Ends all of one's own sessions but this one; every browser but its own is unknown again. */
export async function endSesiLain({ db, actor, now }: UserCtx): Promise<null> {
  await revokePerambanOf(db, actor.user_id, now, await findPerambanOfSesi(db, actor.sesi_id));
  await deleteSesiOf(db, actor.user_id, actor.sesi_id);
  return null;
}
