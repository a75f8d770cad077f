import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { mailPerambanBaru } from './mail-peramban-baru.ts';
import { insertPeramban, touchPeramban } from './peramban.queries.ts';
import { hashToken, makeSecretToken } from '../../platform/kit/secret-token.ts';

type Akun = { user_id: number; tenant_id: number | null; nama: string; email: string | null };

/**
 * After a sign-in the account knows this browser: it then has its own budget of tries, whatever strangers do. One that
 * it did not know is mailed to the person, but for his very first. A browser's secret is never another account's, so
 * that nobody is known by one that somebody else put there. Answers the hash of this browser's.
 */
export async function knowPeramban(ctx: BaseCtx, akun: Akun): Promise<Buffer> {
  const { user_id, tenant_id } = akun;
  const hashed = ctx.cookie.peramban.tokens.map((token) => ({ token, token_hash: hashToken(token) }));
  const hashes = hashed.map(({ token_hash }) => token_hash);
  const known = await touchPeramban(ctx.db, user_id, hashes, ctx.now);
  if (known) {
    const same = hashed.find(({ token_hash }) => token_hash.equals(known));
    if (same) ctx.cookie.peramban.keep(same.token);
    return known;
  }
  const { token, token_hash } = makeSecretToken();
  const { is_pertama } = await insertPeramban(ctx.db, { token_hash, user_id, tenant_id }, ctx.now);
  ctx.cookie.peramban.keep(token);
  if (!is_pertama) await mailPerambanBaru(ctx, akun);
  return token_hash;
}
