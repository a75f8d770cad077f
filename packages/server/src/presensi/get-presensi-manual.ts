import type { PresensiManual } from '@hadir/contract/presensi/presensi-manual.contract.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { findManual } from './presensi-manual.queries.ts';

/** One request; to a plain user only his own exist. */
export async function getPresensiManual(
  ctx: OrganisasiCtx,
  { presensi_manual_id }: { presensi_manual_id: number },
): Promise<PresensiManual> {
  const manual = await findManual(ctx, presensi_manual_id);
  if (!manual || (ctx.actor.peran === 'user' && manual.anggota.user_id !== ctx.actor.user_id)) {
    throw new Refusal('input.not_found');
  }
  return manual;
}
