import type { monitoring } from '@hadir/contract/monitoring/monitoring.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { jangkauanOf } from './jangkauan-of.ts';
import { readPantauan } from './read-pantauan.ts';
import { toTitikPeta } from './to-titik-peta.ts';

type Call = typeof monitoring.listPeta;

/** Where each organisation that the caller watches lies, and how it stands. */
export async function listPeta(ctx: UserCtx, input: Input<Call>): Promise<Output<Call>> {
  const rows = await readPantauan(ctx.db, jangkauanOf(ctx, input), ctx.now);
  return { pada: ctx.now.toISOString(), titik: toTitikPeta(rows) };
}
