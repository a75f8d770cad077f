import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findGangguan } from './gangguan.queries.ts';

/** One incident that concerns the organisation, or that the tenant recorded. */
export async function getGangguan(ctx: MilikCtx, gangguan_id: number) {
  const gangguan = found(await findGangguan(ctx, gangguan_id));
  return gangguan;
}
