import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { endWajah } from './end-wajah.ts';

/** Takes back the caller's consent, and with it his photos and what was measured of them. */
export async function revokeWajah(ctx: UserCtx): Promise<null> {
  const { user_id } = ctx.actor;
  const jumlah = await endWajah(ctx, user_id, 'dicabut');
  ctx.logChange({ sesudah: { user_id, pendaftaran: jumlah } });
  return null;
}
