import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findMutasi } from './select-mutasi.queries.ts';
import { toMutasiDetail } from './to-mutasi-detail.ts';

/** One transfer from the caller's place or to it, with what goes along. */
export async function getMutasi(ctx: MilikCtx, { mutasi_id }: { mutasi_id: number }): Promise<MutasiDetail> {
  return toMutasiDetail(ctx, found(await findMutasi(ctx, mutasi_id)));
}
