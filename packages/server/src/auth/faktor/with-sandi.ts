import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { findPasswordHash } from '../dasar/akun.queries.ts';
import { isPassword } from '../sandi/hash-password.ts';

/** A verb that asks for one's password again before it does anything. Wrong ones are counted. */
export function withSandi<In, Out>(
  run: (ctx: UserCtx, input: In) => Promise<Out>,
): PreparedVerb<UserCtx, In & { password: string }, null, Out> {
  return {
    prepare: async (ctx, { password }) => {
      const { user_id } = ctx.actor;
      const password_hash = await ctx.read(({ db }) => findPasswordHash(db, user_id));
      const taking = () => ctx.deps.limits.take('sandi_ulang', String(user_id));
      if (!(await isPassword(password_hash, password, taking))) throw refuseField('password', 'Kata sandi salah');
      await ctx.deps.limits.forget('sandi_ulang', String(user_id));
      return null;
    },
    run,
  };
}
