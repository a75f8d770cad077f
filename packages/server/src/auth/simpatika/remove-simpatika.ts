import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { withSandi } from '../faktor/dasar/with-sandi.ts';
import { deleteSambungan } from './sambungan.queries.ts';

/** Parts one's own account from the staff system; asks for the password, by which alone one comes in afterwards. */
export const removeSimpatika = withSandi(async (ctx: UserCtx): Promise<null> => {
  const { user_id, nama } = ctx.actor;
  if (!(await deleteSambungan(ctx.db, user_id))) throw new Refusal('input.not_found');
  ctx.logChange({ sebelum: { user_id, nama, tersambung: 'Simpatika' } });
  return null;
});
