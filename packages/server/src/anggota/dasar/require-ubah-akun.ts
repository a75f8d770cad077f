import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listAkunDiubah } from './list-akun-diubah.ts';

/** Refuses unless the account of this member of the organisation is the caller's to change; his own is. */
export async function requireUbahAkun(ctx: OrganisasiCtx, user_id: number): Promise<void> {
  if (user_id === ctx.actor.user_id) return;
  const refusal = (await listAkunDiubah(ctx, [user_id])).get(user_id);
  if (refusal !== null) throw new Refusal(refusal ?? 'input.not_found');
}
