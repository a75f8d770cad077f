import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { Refusal } from '../../../platform/kit/refusal.ts';
import { renamePasskey } from './passkey.queries.ts';

export async function changePasskey(ctx: UserCtx, input: { passkey_id: string; nama: string }): Promise<null> {
  const { passkey_id, nama } = input;
  const before = await renamePasskey(ctx.db, ctx.actor.user_id, passkey_id, nama);
  if (!before) throw new Refusal('input.not_found');
  ctx.logChange({ sebelum: { nama: before.nama }, sesudah: { nama } });
  return null;
}
