import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findSkor } from './skor-presensi.queries.ts';

export async function getSkor(
  ctx: MilikCtx,
  { skor_presensi_id }: { skor_presensi_id: number },
): Promise<SkorPresensi> {
  return found(await findSkor(ctx, skor_presensi_id));
}
