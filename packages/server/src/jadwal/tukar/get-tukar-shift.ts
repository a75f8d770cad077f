import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { foundTerlihat } from '../../platform/kit/found.ts';
import { penyetujuOf } from '@hadir/rules/persetujuan/penyetuju-of.ts';
import { addJalanTukar } from './add-jalan-tukar.ts';
import { findTukar } from './tukar-shift.queries.ts';

/** One swap; a plain user sees only those that he is part of, decides or has decided. */
export async function getTukarShift(ctx: OrganisasiCtx, tukar_shift_id: number): Promise<TukarShift> {
  const found = await findTukar(ctx, tukar_shift_id);
  const [tukar] = found ? await addJalanTukar(ctx, [found]) : [];
  return foundTerlihat(ctx, tukar, ({ a, b, persetujuan }) => ({
    milik: [a.user_id, b.user_id],
    penyetuju: penyetujuOf(persetujuan),
  }));
}
