import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { clearPemulihan } from '../pemulihan/clear-pemulihan.ts';
import { deleteTotp } from '../dasar/faktor.queries.ts';
import { mailFaktor } from '../dasar/mail-faktor.ts';
import { foundOnlyIf } from '../../../platform/kit/found.ts';

export async function dropTotp(ctx: UserCtx): Promise<null> {
  const { user_id } = ctx.actor;
  foundOnlyIf(await deleteTotp(ctx.db, user_id));
  await clearPemulihan(ctx, user_id);
  await mailFaktor(ctx, user_id, 'Aplikasi autentikator baru saja dihapus dari akun Anda.');
  ctx.logChange({ sebelum: { faktor: 'totp' } });
  return null;
}
