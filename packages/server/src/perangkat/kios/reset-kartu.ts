import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { replaceKartu } from './kartu.queries.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

/** Gives a member's card another code. What kiosks read of the old one before still counts. */
export async function resetKartu(ctx: OrganisasiCtx, { user_id }: { user_id: number }): Promise<null> {
  foundOnlyIf(await replaceKartu(ctx, user_id));
  return null;
}
