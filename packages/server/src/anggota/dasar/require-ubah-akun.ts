import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listAkunDiubah } from './list-akun-diubah.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

/** Refuses unless the account of this member of the organisation is the caller's to change; his own is. */
export async function requireUbahAkun(ctx: OrganisasiCtx, user_id: number): Promise<void> {
  if (user_id === ctx.actor.user_id) return;
  const akun = await listAkunDiubah(ctx, [user_id]);
  foundOnlyIf(akun.has(user_id));
  const refusal = akun.get(user_id);
  if (refusal) throw new Refusal(refusal);
}
