import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { renamePasskey } from './passkey.queries.ts';
import { found } from '../../../platform/kit/found.ts';

export async function changePasskey(ctx: UserCtx, input: { passkey_id: string; nama: string }): Promise<null> {
  const { passkey_id, nama } = input;
  const before = found(await renamePasskey(ctx.db, ctx.actor.user_id, passkey_id, nama));
  ctx.logChange({ sebelum: { nama: before.nama }, sesudah: { nama } });
  return null;
}
