import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { findPengumuman, deletePengumuman } from './pengumuman.queries.ts';
import { deleteDisampaikan } from '../auth/pemberitahuan/disampaikan.queries.ts';
import { tentangPengumuman } from './tentang-pengumuman.ts';
import { found } from '../platform/kit/found.ts';

export async function removePengumuman(
  ctx: OrganisasiCtx,
  input: { pengumuman_id: number; organisasi_id: number },
): Promise<null> {
  const { pengumuman_id } = input;
  const sebelum = found(await findPengumuman(ctx, pengumuman_id));
  await deletePengumuman(ctx, pengumuman_id);
  await deleteDisampaikan(ctx.db, tentangPengumuman(ctx.deps, input));
  ctx.logChange({ sebelum });
  return null;
}
