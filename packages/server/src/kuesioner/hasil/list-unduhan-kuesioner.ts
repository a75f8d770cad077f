import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getUntukHasil } from './get-untuk-hasil.ts';
import { selectUnduhanTerakhir } from '../../platform/queue/unduhan.queries.ts';
import { unduhanKuesionerOf } from './unduhan-kuesioner-of.ts';

type Call = typeof hasilKuesioner.listUnduhanKuesioner;

/** The latest files of its results that the caller asked for. */
export async function listUnduhanKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id } = await getUntukHasil(ctx, input.kuesioner_id);
  return selectUnduhanTerakhir(ctx.db, unduhanKuesionerOf(ctx, kuesioner_id));
}
