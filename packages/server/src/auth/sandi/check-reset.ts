import type { TautanReset } from '@hadir/contract/auth/sandi/sandi.calls.ts';
import type * as z from 'zod/mini';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { isSinkronisasi } from '../dasar/akun.queries.ts';
import { findAturanAkun } from '../dasar/aturan-akun.queries.ts';
import { countTautanSalah } from '../dasar/count-tautan-salah.ts';
import { findTautan } from '../dasar/tautan.queries.ts';

/**
 * For whom a mailed link sets a new password, before it is chosen. Whoever holds the link sets it, so it tells him no more
 * than he may do.
 */
export async function checkReset(ctx: BaseCtx, { token }: { token: string }): Promise<z.output<typeof TautanReset>> {
  const { db, now } = ctx;
  const { user_id, nama, username } = await countTautanSalah(ctx, async () => {
    const tautan = await findTautan(db, hashToken(token), 'reset', now);
    if (!tautan) throw new Refusal('auth.link_invalid');
    return tautan;
  });
  if (await isSinkronisasi(db, user_id)) throw new Refusal('akun.synced');
  const { sandi_min } = await findAturanAkun(db, user_id, now);
  return { nama, username, sandi_min };
}
