import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { lockMutasi, type MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { findMutasi } from './select-mutasi.queries.ts';

/** A transfer that the caller sees, held until the transaction ends. */
export async function lockTerlihat(ctx: MilikCtx, mutasi_id: number): Promise<MutasiTersimpan> {
  found(await findMutasi(ctx, mutasi_id));
  return found(await lockMutasi(ctx.db, mutasi_id));
}
