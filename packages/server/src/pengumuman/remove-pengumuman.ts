import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getPengumuman } from './get-pengumuman.ts';
import { deletePengumuman } from './pengumuman.queries.ts';

export async function removePengumuman(
  ctx: OrganisasiCtx,
  { pengumuman_id }: { pengumuman_id: number },
): Promise<null> {
  const sebelum = await getPengumuman(ctx, pengumuman_id);
  await deletePengumuman(ctx, pengumuman_id);
  ctx.logChange({ sebelum });
  return null;
}
