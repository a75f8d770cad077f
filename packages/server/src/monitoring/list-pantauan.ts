import type { DaftarPantauan, SaringPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { jangkauanOf } from './jangkauan-of.ts';
import { readPantauan } from './read-pantauan.ts';
import { toDaftarPantauan } from './to-daftar-pantauan.ts';

/** A page of the organisations that the caller watches, the worst first, and what all of them come to. */
export async function listPantauan(ctx: UserCtx, input: SaringPantauan): Promise<DaftarPantauan> {
  return toDaftarPantauan(await readPantauan(ctx.db, jangkauanOf(ctx, input), ctx.now), input, ctx.now);
}
