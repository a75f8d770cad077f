import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getUntukHasil } from './get-untuk-hasil.ts';
import { loadHasil } from './load-hasil.ts';
import { toSaringHasil } from './to-saring-hasil.ts';

type Call = typeof hasilKuesioner.getHasilKuesioner;

/** What each question came to. */
export async function getHasilKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  return loadHasil(ctx, await getUntukHasil(ctx, input.kuesioner_id), toSaringHasil(input));
}
