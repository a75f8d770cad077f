import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { knowPeramban } from './know-peramban.ts';
import { hashToken, makeSecretToken } from '../../platform/kit/secret-token.ts';
import { MASA_SESI } from '@hadir/rules/auth/masa-sesi.ts';
import { deleteSesiByToken, insertSesi } from './sesi.queries.ts';

type Akun = { user_id: number; tenant_id: number | null; nama: string; email: string | null };

/** Starts a session in this browser, in place of the one that it had, and the account then knows the browser; only hashes of secrets are kept. */
export async function openSesi(ctx: BaseCtx, akun: Akun): Promise<void> {
  if (ctx.cookie.token !== null) await deleteSesiByToken(ctx, hashToken(ctx.cookie.token));
  const { token, token_hash } = makeSecretToken();
  const sampai = (masa: number) => new Date(ctx.now.getTime() + masa);
  const kedaluwarsa_pada = sampai(MASA_SESI.diam);
  ctx.cookie.set(token, sampai(MASA_SESI.terlama));
  const peramban_hash = await knowPeramban(ctx, akun);
  const { user_id, tenant_id } = akun;
  await insertSesi(ctx, { token_hash, user_id, tenant_id, kedaluwarsa_pada, peramban_hash });
}
