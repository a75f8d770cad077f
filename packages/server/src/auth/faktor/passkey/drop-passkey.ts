import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { clearPemulihan } from '../pemulihan/clear-pemulihan.ts';
import { mailFaktor } from '../dasar/mail-faktor.ts';
import { deletePasskey } from './passkey.queries.ts';
import { found } from '../../../platform/kit/found.ts';

export async function dropPasskey(ctx: UserCtx, { passkey_id }: { passkey_id: string }): Promise<null> {
  const { user_id } = ctx.actor;
  const removed = found(await deletePasskey(ctx.db, user_id, passkey_id));
  await clearPemulihan(ctx, user_id);
  await mailFaktor(ctx, user_id, `Passkey "${removed.nama}" baru saja dihapus dari akun Anda.`);
  ctx.logChange({ sebelum: { faktor: 'passkey', nama: removed.nama } });
  return null;
}
