import type { ResetPasswordInput } from '@hadir/contract/auth/auth-input.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../http/ctx.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isSinkronisasi, updatePassword } from './akun.queries.ts';
import { hashPassword } from './hash-password.ts';
import { hashToken } from './secret-token.ts';
import { deleteSesiOf } from './sesi.queries.ts';
import { useTautan } from './tautan.queries.ts';

/** Sets a new password by a mailed link, once, and ends all sessions. */
export async function resetPassword(ctx: BaseCtx, input: z.output<typeof ResetPasswordInput>): Promise<null> {
  if (input.password_new !== input.password_new_confirmation) {
    throw refuseField('password_new_confirmation', 'Konfirmasi tidak sama dengan kata sandi baru');
  }
  await ctx.deps.limits.take('tautan', ctx.origin.ip);
  const tautan = await useTautan(ctx.db, hashToken(input.token), 'reset', ctx.now);
  if (!tautan) throw new Refusal('auth.link_invalid');
  if (await isSinkronisasi(ctx.db, tautan.user_id)) throw new Refusal('akun.synced');

  await updatePassword(ctx.db, tautan.user_id, await hashPassword(input.password_new));
  await deleteSesiOf(ctx.db, tautan.user_id);
  return null;
}
