import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { inviteAdmin } from './invite-admin.ts';

/** Invites an admin of a tenant: a new account, which its owner activates by the link that is mailed. */
export async function addAdmin(ctx: UserCtx, input: { tenant_id: number; nama: string; email: string }) {
  await ctx.deps.limits.take('surat_pengubah', String(ctx.actor.user_id));
  const user_id = await inviteAdmin(ctx, input);
  const { tenant_id, nama, email } = input;
  ctx.logChange({ sesudah: { user_id, tenant_id, nama, email } });
  return { user_id };
}
