import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { countKodePemulihan } from '../dasar/faktor.queries.ts';
import { makeKodePemulihan } from './make-kode-pemulihan.ts';

/** Recovery codes with the first factor; null where the account has some already. */
export async function giveKodePemulihan(ctx: UserCtx): Promise<string[] | null> {
  return (await countKodePemulihan(ctx.db, ctx.actor.user_id)) > 0 ? null : makeKodePemulihan(ctx);
}
