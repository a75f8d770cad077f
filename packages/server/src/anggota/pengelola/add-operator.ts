import { pengelola } from '@hadir/contract/anggota/pengelola/pengelola.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { inviteOperator } from './invite-operator.ts';

/** Invites an operator of an organisation: a new account, which its owner activates by the link that is mailed. */
export async function addOperator(ctx: UserCtx, input: { organisasi_id: number; nama: string; email: string }) {
  const { organisasi_id, nama, email } = input;
  const inside = await enterOrganisasi(ctx, organisasi_id, pengelola.addOperator);
  await ctx.deps.limits.take('surat_pengubah', String(ctx.actor.user_id));
  const user_id = await inviteOperator(inside, { nama, email });
  ctx.logChange({ sesudah: { user_id, organisasi_id, nama, email } });
  return { user_id };
}
