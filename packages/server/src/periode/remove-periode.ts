import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getPeriodeSendiri } from './get-periode-sendiri.ts';
import { deletePeriode } from './periode.queries.ts';

export async function removePeriode(
  ctx: MilikCtx,
  { periode_laporan_id }: { periode_laporan_id: number },
): Promise<null> {
  const sebelum = await getPeriodeSendiri(ctx, periode_laporan_id);
  await deletePeriode(ctx, periode_laporan_id);
  ctx.logChange({ sebelum });
  return null;
}
