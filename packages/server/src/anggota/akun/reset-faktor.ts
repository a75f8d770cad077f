import { removeFaktorOf } from '../../auth/faktor/remove-faktor-of.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { getAkunBawahan } from '../dasar/get-akun-bawahan.ts';

/** Takes the second factors from somebody of one's own people who has lost his phone. */
export async function resetFaktor(ctx: UserCtx, { user_id }: { user_id: number }): Promise<null> {
  const { nama } = await getAkunBawahan(ctx, user_id);
  await removeFaktorOf(ctx, user_id);
  ctx.logChange({ sesudah: { user_id, nama } });
  return null;
}
