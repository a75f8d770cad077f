import type { LoginInput } from '@hadir/contract/auth/auth-input.ts';
import type { Me } from '@hadir/contract/auth/me.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { findAkun, getMe } from './akun.queries.ts';
import { isPassword } from './hash-password.ts';
import { openSesi } from './open-sesi.ts';

/**
 * Signs in by username or e-mail. A wrong name and a wrong password answer alike; a blocked account is told so
 * only with the right password. Limited per account and address (domain.md §3).
 */
export async function login(ctx: BaseCtx, { username, password }: z.output<typeof LoginInput>): Promise<Me> {
  const { limits } = ctx.deps;
  const perAkun = `${username}|${ctx.origin.ip}`;
  await limits.take('login_alamat', ctx.origin.ip);
  await limits.take('login_akun', perAkun);

  const akun = await findAkun(ctx.db, username);
  if (!(await isPassword(akun?.password_hash, password)) || !akun) throw new Refusal('auth.wrong_credentials');
  if (akun.status === STATUS_USER.ditolak || akun.status === STATUS_USER.diblokir)
    throw new Refusal('auth.account_blocked');

  await openSesi(ctx, akun);
  ctx.logChange({ sesudah: { user_id: akun.user_id, nama: akun.nama } });
  ctx.afterCommit(() => limits.forget('login_akun', perAkun));
  return getMe(ctx.db, akun.user_id);
}
