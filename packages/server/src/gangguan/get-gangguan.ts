import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findGangguan } from './gangguan.queries.ts';

/** One incident that concerns the organisation, or that the tenant recorded. */
export async function getGangguan(ctx: MilikCtx, gangguan_id: number) {
  const gangguan = await findGangguan(ctx, gangguan_id);
  if (!gangguan) throw new Refusal('input.not_found');
  return gangguan;
}
