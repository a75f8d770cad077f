import type { Periode } from '@hadir/contract/periode/periode.contract.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findPeriode } from './periode.queries.ts';

export async function getPeriode(
  ctx: MilikCtx,
  { periode_laporan_id }: { periode_laporan_id: number },
): Promise<Periode> {
  return found(await findPeriode(ctx, periode_laporan_id));
}
