import type { kalenderCuti } from '@hadir/contract/cuti/kalender/kalender-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireRentangKalender } from './require-rentang-kalender.ts';
import { countHariKalender } from './lihat-kalender.queries.ts';

type Call = typeof kalenderCuti.listKalenderHari;

/** How many of those whom the caller may see are away on each date, with the holidays. */
export function listKalenderHari(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  requireRentangKalender(input);
  return countHariKalender(ctx, input);
}
