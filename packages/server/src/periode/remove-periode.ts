import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getPeriodeMilik } from './get-periode-milik.ts';
import { deletePeriode } from './periode.queries.ts';

export async function removePeriode(
  ctx: MilikCtx,
  { periode_laporan_id }: { periode_laporan_id: number },
): Promise<null> {
  const sebelum = await getPeriodeMilik(ctx, periode_laporan_id);
  await deletePeriode(ctx, periode_laporan_id);
  ctx.logChange({ sebelum });
  return null;
}
