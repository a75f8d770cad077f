import type { BaseCtx } from '../http/ctx.ts';
import { makeSecretToken } from './secret-token.ts';
import { insertSesi } from './sesi.queries.ts';

const HARI = 30;

/** Starts a session of thirty days and gives its secret to the browser; only the hash is kept. */
export async function openSesi(ctx: BaseCtx, akun: { user_id: number; tenant_id: number | null }): Promise<void> {
  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + HARI * 86_400_000);
  await insertSesi(ctx, { token_hash, user_id: akun.user_id, tenant_id: akun.tenant_id, kedaluwarsa_pada });
  ctx.cookie.set(token, kedaluwarsa_pada);
}
