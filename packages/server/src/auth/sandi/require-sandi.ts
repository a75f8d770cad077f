import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { BeforeCtx } from '../../platform/http/pipeline/prepared-verb.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { findPasswordHash } from '../dasar/akun.queries.ts';
import { isPassword } from './hash-password.ts';

/** Refuses unless this is the caller's own password, asked again of who is in. Wrong ones are counted. */
export async function requireSandi(ctx: BeforeCtx<UserCtx>, password: string): Promise<void> {
  const { user_id } = ctx.actor;
  const password_hash = await ctx.read(({ db }) => findPasswordHash(db, user_id));
  const taking = () => ctx.deps.limits.take('sandi_ulang', String(user_id));
  if (!(await isPassword(password_hash, password, taking))) throw refuseField('password', 'Kata sandi salah');
  await ctx.deps.limits.forget('sandi_ulang', String(user_id));
}
