import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { replaceKartu } from './kartu.queries.ts';

/** Gives a member's card another code. What kiosks read of the old one before still counts. */
export async function resetKartu(ctx: OrganisasiCtx, { user_id }: { user_id: number }): Promise<null> {
  if (!(await replaceKartu(ctx, user_id))) throw new Refusal('input.not_found');
  return null;
}
