import type { kalenderSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';
import { kumpulkanKalender } from './kumpulkan-kalender.ts';

type Call = typeof kalenderSaya.listKalenderSaya;
const PALING_PANJANG = 62;

/** The caller's own calendar over all his organisations. Refuses a range that is reversed or longer than 62 days. */
export async function listKalenderSaya(ctx: UserCtx, range: Input<Call>): Promise<Output<Call>> {
  requireRentang(range, { field: 'tgl_akhir', maks: PALING_PANJANG });
  return kumpulkanKalender(ctx, range);
}
