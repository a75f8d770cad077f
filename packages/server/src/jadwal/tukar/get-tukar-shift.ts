import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { isPenyetuju } from '../../persetujuan/is-penyetuju.ts';
import { addJalanTukar } from './add-jalan-tukar.ts';
import { findTukar } from './tukar-shift.queries.ts';

/** One swap; a plain user sees only those that he is part of, decides or has decided. */
export async function getTukarShift(ctx: OrganisasiCtx, tukar_shift_id: number): Promise<TukarShift> {
  const found = await findTukar(ctx, tukar_shift_id);
  const [tukar] = found ? await addJalanTukar(ctx, [found]) : [];
  const { user_id: me, peran } = ctx.actor;
  const isPart = tukar && [tukar.a.user_id, tukar.b.user_id].includes(me);
  if (!tukar || (peran === 'user' && !isPart && !isPenyetuju(tukar.persetujuan, me))) {
    throw new Refusal('input.not_found');
  }
  return tukar;
}
