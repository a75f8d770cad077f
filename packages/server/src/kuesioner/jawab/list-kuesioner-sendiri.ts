import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { countBelum, listSendiriRows } from './jawab.queries.ts';

type Call = typeof jawabKuesioner.listKuesionerSendiri;

/** Riwayat Kuesioner: what was asked of the caller, that which waits for his answer first. */
export async function listKuesionerSendiri(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const [page, belum] = await Promise.all([listSendiriRows(ctx, input), countBelum(ctx)]);
  return { ...page, belum };
}
