import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getPersetujuan } from './get-persetujuan.ts';
import { deleteJalur } from './persetujuan.queries.ts';

/** Removes a chain: any operator decides what nobody has decided on yet. */
export async function removePersetujuan(
  ctx: OrganisasiCtx,
  { persetujuan_id }: { persetujuan_id: number },
): Promise<null> {
  const sebelum = await getPersetujuan(ctx, { persetujuan_id });
  await deleteJalur(ctx, persetujuan_id);
  await ctx.deps.upward.permintaan[sebelum.untuk].reroute(ctx, []);
  ctx.logChange({ sebelum });
  return null;
}
