import type { tukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { addJalanTukar } from './add-jalan-tukar.ts';
import { listTukar } from './tukar-shift.queries.ts';

type Call = typeof tukarShift.listTukarShift;

export async function listTukarShift(ctx: OrganisasiCtx, filter: Input<Call>): Promise<Output<Call>> {
  const found = await listTukar(ctx, { ...filter, user_id: pemilikTerlihat(ctx.actor) });
  return { ...found, data: await addJalanTukar(ctx, found.data) };
}
