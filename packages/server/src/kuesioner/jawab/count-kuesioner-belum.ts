import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { countBelum } from './jawab.queries.ts';

/** How many wait for the caller's answer. */
export async function countKuesionerBelum(
  ctx: OrganisasiCtx,
): Promise<Output<typeof jawabKuesioner.countKuesionerBelum>> {
  return { jumlah: await countBelum(ctx) };
}
