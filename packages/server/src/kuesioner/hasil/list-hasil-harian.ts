import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getUntukHasil } from './get-untuk-hasil.ts';
import { listHarian } from './hasil.queries.ts';

type Call = typeof hasilKuesioner.listHasilHarian;

/** How many answered on each day on which somebody did. */
export async function listHasilHarian(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id } = await getUntukHasil(ctx, input.kuesioner_id);
  return listHarian(ctx, kuesioner_id);
}
