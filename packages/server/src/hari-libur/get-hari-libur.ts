import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findHariLibur } from './hari-libur.queries.ts';

export async function getHariLibur(ctx: MilikCtx, { hari_libur_id }: { hari_libur_id: number }): Promise<HariLibur> {
  return found(await findHariLibur(ctx, hari_libur_id));
}
