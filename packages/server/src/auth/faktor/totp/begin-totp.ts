import type { faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { Refusal } from '../../../platform/kit/refusal.ts';
import { seal } from '../../../platform/kit/seal.ts';
import { selectMe } from '../../dasar/akun.queries.ts';
import { contextOfTotp } from './context-of-totp.ts';
import { findTotp, putTotp } from '../dasar/faktor.queries.ts';
import { newRahasia, totpOf } from './totp-of.ts';

/** Makes a secret for an authenticator app; it counts once its first code has come. */
export async function beginTotp(ctx: UserCtx): Promise<Output<typeof faktor.startTotp>> {
  const { user_id, tenant_id, nama } = ctx.actor;
  if ((await findTotp(ctx.db, user_id))?.aktif_pada) throw new Refusal('faktor.totp_active');
  const rahasia = newRahasia();
  await putTotp(ctx.db, { user_id, tenant_id }, seal(ctx.deps.secretKeys, rahasia, contextOfTotp(user_id)), ctx.now);
  const { username } = await selectMe(ctx, user_id);
  const totp = totpOf(rahasia, username ?? nama);
  return { rahasia: totp.secret.base32, uri: totp.toString() };
}
