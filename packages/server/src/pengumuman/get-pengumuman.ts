import type { Pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findPengumuman } from './pengumuman.queries.ts';

export async function getPengumuman(ctx: OrganisasiCtx, pengumuman_id: number): Promise<Pengumuman> {
  const pengumuman = found(await findPengumuman(ctx, pengumuman_id));
  return pengumuman;
}
