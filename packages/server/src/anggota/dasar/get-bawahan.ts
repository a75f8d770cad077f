import { findsBawahan } from '@hadir/rules/akses/finds-bawahan.ts';
import { mengurusAkun } from '@hadir/rules/akses/akun/judge-ubah-akun.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findOrang, type Orang } from './orang.queries.ts';
import { requireDikelola } from './require-dikelola.ts';
import { toPemilikAkun } from './to-pemilik-akun.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';

/**
 * Somebody of the caller's own people: an operator's in his organisations, an admin's in the tenant. 404 for anybody
 * else, 403 for those at or above the caller's level, and to who looks after nobody's account where that is asked for.
 */
export async function getBawahan(
  ctx: UserCtx,
  user_id: number,
  { untuk = 'mengurus' }: { untuk?: 'mengurus' | 'melihat' } = {},
): Promise<Orang> {
  const orang = found(await findOrang(ctx, user_id));
  foundOnlyIf(findsBawahan(ctx.actor.peran, { is_seorganisasi: orang.organisasi_id !== null }));
  if (untuk === 'mengurus' && !mengurusAkun(ctx.actor)) throw new Refusal('akses.denied');
  requireDikelola(ctx.actor, toPemilikAkun(orang).peran);
  const { tenant_id, organisasi_id } = orang;
  if (tenant_id !== null && organisasi_id !== null) ctx.logChange({ tempat: { tenant_id, organisasi_id } });
  return orang;
}
