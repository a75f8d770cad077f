import type { UserCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { deleteSesi } from './sesi.queries.ts';

/** Ends one of one's own sessions, on this or another device. */
export async function endSesi(ctx: UserCtx, { sesi_id }: { sesi_id: string }): Promise<null> {
  if (!(await deleteSesi(ctx, sesi_id))) throw new Refusal('input.not_found');
  return null;
}
