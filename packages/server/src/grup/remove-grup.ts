import { refuseIfReferenced } from '../platform/db/scope/refuse-if-referenced.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getGrup } from './get-grup.ts';
import { deleteGrup } from './grup.queries.ts';

/** Removes a group that was never used; one with members, present or past, or with a schedule can only be closed. */
export async function removeGrup(ctx: OrganisasiCtx, { group_id }: { group_id: number }): Promise<null> {
  const sebelum = await getGrup(ctx, { group_id });
  await refuseIfReferenced('grup.has_history', () => deleteGrup(ctx, group_id));
  ctx.logChange({ sebelum });
  return null;
}
