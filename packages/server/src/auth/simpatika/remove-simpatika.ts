import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { withSandi } from '../faktor/dasar/with-sandi.ts';
import { deleteSesiOf } from '../sesi/sesi.queries.ts';
import { deleteSambungan } from './sambungan.queries.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

/**
 * Parts one's own account from the staff system and ends every other session of it, which may be of whoever came in by
 * that; asks for the password, by which alone one comes in afterwards (aturan/masuk-simpatika#lepas).
 */
export const removeSimpatika = withSandi(async (ctx: UserCtx): Promise<null> => {
  const { user_id, nama, sesi_id } = ctx.actor;
  foundOnlyIf(await deleteSambungan(ctx.db, user_id));
  await deleteSesiOf(ctx.db, user_id, sesi_id);
  ctx.logChange({ sebelum: { user_id, nama, tersambung: 'Simpatika' } });
  return null;
});
