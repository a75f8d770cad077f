import type { LoginInput } from '@hadir/contract/auth/auth-input.ts';
import type { Me } from '@hadir/contract/auth/me.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../http/ctx.ts';
import type { PreparedVerb } from '../http/prepared-verb.ts';
import { Refusal } from '../http/refusal.ts';
import { findAkun, findAkunTetap, getMe } from './akun.queries.ts';
import { isPassword } from './hash-password.ts';
import { openSesi } from './open-sesi.ts';

type Input = z.output<typeof LoginInput>;
type Known = { user_id: number; password_hash: string | null };

/**
 * Signs in by username or e-mail. A wrong name and a wrong password answer alike; a blocked account is told so
 * only with the right password. Limited per account and address (aturan/akses#masuk).
 */
export const login: PreparedVerb<BaseCtx, Input, Known, Me> = {
  prepare: async (ctx, input) => {
    await ctx.deps.limits.take('login_alamat', ctx.origin.ip);
    await ctx.deps.limits.take('login_akun', perAkun(ctx, input));
    const akun = await ctx.read(({ db }) => findAkun(db, input.username));
    if (!(await isPassword(akun?.password_hash, input.password)) || !akun) throw new Refusal('auth.wrong_credentials');
    return akun;
  },
  run: async (ctx, input, { user_id, password_hash }) => {
    // Whoever changes the password or blocks the account from here on finds the session, and ends it.
    const akun = await findAkunTetap(ctx.db, user_id);
    if (!akun || akun.password_hash !== password_hash) throw new Refusal('auth.wrong_credentials');
    if (akun.status === STATUS_USER.ditolak || akun.status === STATUS_USER.diblokir)
      throw new Refusal('auth.account_blocked');

    await openSesi(ctx, akun);
    ctx.logChange({ sesudah: { user_id, nama: akun.nama } });
    ctx.afterCommit(() => ctx.deps.limits.forget('login_akun', perAkun(ctx, input)));
    return getMe(ctx.db, user_id);
  },
};

const perAkun = ({ origin }: Pick<BaseCtx, 'origin'>, { username }: Input) => `${username}|${origin.ip}`;
