import type { tukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { addJalanTukar } from './add-jalan-tukar.ts';
import { listTukar } from './tukar-shift.queries.ts';

type Call = typeof tukarShift.listTukarShift;

export async function listTukarShift(ctx: OrganisasiCtx, filter: Input<Call>): Promise<Output<Call>> {
  const found = await listTukar(ctx, ctx.actor.peran === 'user' ? ctx.actor.user_id : null, filter);
  return { ...found, data: await addJalanTukar(ctx, found.data) };
}
