import type { TukarShift } from '@hadir/contract/jadwal/tukar-shift.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { findTukar } from './tukar-shift.queries.ts';

/** One swap; a plain user sees only those that he is part of. */
export async function getTukarShift(ctx: OrganisasiCtx, tukar_shift_id: number): Promise<TukarShift> {
  const tukar = await findTukar(ctx, tukar_shift_id);
  const isPart = tukar && [tukar.a.user_id, tukar.b.user_id].includes(ctx.actor.user_id);
  if (!tukar || (ctx.actor.peran === 'user' && !isPart)) throw new Refusal('input.not_found');
  return tukar;
}
