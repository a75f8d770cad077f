import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { findPengumuman, deletePengumuman } from './pengumuman.queries.ts';
import { found } from '../platform/kit/found.ts';

export async function removePengumuman(
  ctx: OrganisasiCtx,
  { pengumuman_id }: { pengumuman_id: number },
): Promise<null> {
  const sebelum = found(await findPengumuman(ctx, pengumuman_id));
  await deletePengumuman(ctx, pengumuman_id);
  ctx.logChange({ sebelum });
  return null;
}
