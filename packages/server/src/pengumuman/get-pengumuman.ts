import type { Pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findPengumuman } from './pengumuman.queries.ts';

export async function getPengumuman(ctx: OrganisasiCtx, pengumuman_id: number): Promise<Pengumuman> {
  const pengumuman = await findPengumuman(ctx, pengumuman_id);
  if (!pengumuman) throw new Refusal('input.not_found');
  return pengumuman;
}
