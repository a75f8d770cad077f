import type { UbahPasswordInput } from '@hadir/contract/auth/auth-input.ts';
import type * as z from 'zod/mini';
import type { UserCtx } from '../http/ctx.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { findPasswordHash, isSinkronisasi, updatePassword } from './akun.queries.ts';
import { hashPassword, isPassword } from './hash-password.ts';
import { deleteSesiOf } from './sesi.queries.ts';

/** Changes one's own password and ends one's other sessions. A wrong old password is 422: 401 would sign out. */
export async function changePassword(ctx: UserCtx, input: z.output<typeof UbahPasswordInput>): Promise<null> {
  const { user_id, sesi_id } = ctx.actor;
  if (input.password_new !== input.password_new_confirmation) {
    throw refuseField('password_new_confirmation', 'Konfirmasi tidak sama dengan kata sandi baru');
  }
  await ctx.deps.limits.take('login_akun', `ubah|${user_id}`);
  if (await isSinkronisasi(ctx.db, user_id)) throw new Refusal('akun.synced');

  const akun = await findPasswordHash(ctx.db, user_id);
  if (!(await isPassword(akun?.password_hash, input.password_old))) {
    throw refuseField('password_old', 'Kata sandi lama salah');
  }
  await updatePassword(ctx.db, user_id, await hashPassword(input.password_new));
  await deleteSesiOf(ctx.db, user_id, sesi_id);
  return null;
}
