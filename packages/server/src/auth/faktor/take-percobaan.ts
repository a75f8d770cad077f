import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { BeforeCtx } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { findTantangan } from '../dasar/tantangan.queries.ts';

export type Percobaan = { token_hash: Buffer; forget: () => Promise<void> };

/**
 * Counts one try of a second factor, per step and per account, before it is looked at: tries at once are all counted.
 * From here on a refusal is logged with the name of whose account it is. Refuses a step that is unknown or has ended.
 */
export async function takePercobaan(ctx: BeforeCtx<BaseCtx>, token: string): Promise<Percobaan> {
  const token_hash = hashToken(token);
  const { limits } = ctx.deps;
  const step = token_hash.toString('hex');
  await limits.take('tautan', ctx.origin.ip);
  const tantangan = await ctx.read(({ db }) => findTantangan(db, token_hash, 'masuk', ctx.now));
  if (!tantangan) throw new Refusal('faktor.challenge_ended');
  await limits.take('faktor_langkah', step);
  const { user_id, nama, tenant_id } = tantangan;
  if (user_id === null || nama === null) return { token_hash, forget: () => limits.forget('faktor_langkah', step) };

  ctx.identify({ user_id, nama, tenant_id });
  await limits.take('faktor_akun', String(user_id));
  return { token_hash, forget: () => limits.forget('faktor_akun', String(user_id)) };
}
