import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listTukarBerjalan, lockTukar, updateStatusTukar } from './tukar-shift.queries.ts';

/** What the end of a membership today does to a member's swaps: those that wait for a later day are called off. */
export async function endTukarAnggota(ctx: OrganisasiCtx, user_id: number): Promise<void> {
  await lockTukar(ctx);
  for (const tukar_shift_id of await listTukarBerjalan(ctx, user_id)) {
    await updateStatusTukar(ctx, tukar_shift_id, { status: 'dibatalkan', catatan: 'Keanggotaan berakhir' });
  }
}
