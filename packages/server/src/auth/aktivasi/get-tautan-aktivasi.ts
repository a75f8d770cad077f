import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findPasswordHash } from '../dasar/akun.queries.ts';
import { readKodeAktivasi } from './read-kode-aktivasi.ts';
import { requireCanSignIn } from '../dasar/require-can-sign-in.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { findTautan } from '../dasar/tautan.queries.ts';

/**
 * Whose account an activation token opens. Refused once the account has a password, by whatever way, since whoever else
 * holds the sheet would take it over; and while the account is blocked.
 */
export async function getTautanAktivasi({ db, now }: Pick<BaseCtx, 'db' | 'now'>, token: string) {
  const token_hash = hashToken(readKodeAktivasi(token));
  const tautan = await findTautan(db, token_hash, 'aktivasi', now);
  if (!tautan || (await findPasswordHash(db, tautan.user_id)) !== null) throw new Refusal('auth.link_invalid');
  requireCanSignIn(tautan);
  return { ...tautan, token_hash };
}
