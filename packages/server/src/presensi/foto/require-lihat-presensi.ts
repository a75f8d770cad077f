import { isTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { getPresensiManual } from '../manual/get-presensi-manual.ts';
import { findManualOfPresensi } from '../manual/presensi-manual.queries.ts';

/** Refuses (404) an event to whom it does not exist: to a plain user only his own, and those of requests that he decides, do. */
export async function requireLihatPresensi(
  ctx: OrganisasiCtx,
  { presensi_id, user_id }: { presensi_id: number; user_id: number },
): Promise<void> {
  if (isTerlihat(ctx.actor, { milik: [user_id] })) return;
  const presensi_manual_id = found(await findManualOfPresensi(ctx, presensi_id));
  await getPresensiManual(ctx, { presensi_manual_id });
}
