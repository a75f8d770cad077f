import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { knowPeramban } from './know-peramban.ts';
import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import { insertSesi } from './sesi.queries.ts';

const HARI = 30;

type Akun = { user_id: number; tenant_id: number | null; nama: string; email: string | null };

/** Starts a session of thirty days in this browser, which the account then knows; only hashes of secrets are kept. */
export async function openSesi(ctx: BaseCtx, akun: Akun): Promise<void> {
  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + HARI * 86_400_000);
  ctx.cookie.set(token, kedaluwarsa_pada);
  const peramban_hash = await knowPeramban(ctx, akun);
  const { user_id, tenant_id } = akun;
  await insertSesi(ctx, { token_hash, user_id, tenant_id, kedaluwarsa_pada, peramban_hash });
}
