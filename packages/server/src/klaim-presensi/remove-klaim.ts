import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getKlaim } from './get-klaim.ts';
import { deleteKlaim, lockKlaim } from './klaim-presensi.queries.ts';
import { sebutStatusKlaim } from './sebut-status-klaim.ts';
import { toLogKlaim, tentangKlaim } from './dasar/to-log-klaim.ts';

/** Deletes a claim that has no effect; one in force is cancelled first, so that nobody loses days by a slip. */
export async function removeKlaim(ctx: OrganisasiCtx, input: { presensi_klaim_id: number }): Promise<null> {
  await lockKlaim(ctx, input.presensi_klaim_id);
  const sebelum = await getKlaim(ctx, input);
  if (sebelum.status === 'berlaku') {
    throw new Refusal('klaim.state', { status: sebutStatusKlaim('berlaku'), tindakan: 'dihapus. Batalkan dahulu' });
  }
  await deleteKlaim(ctx, input.presensi_klaim_id);
  ctx.logChange({ sebelum: toLogKlaim(sebelum), ...tentangKlaim(sebelum) });
  return null;
}
