import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { getAkunSendiriAtauBawahan } from '../dasar/get-akun-sendiri-atau-bawahan.ts';
import { changeFoto } from './change-foto.ts';

/** Takes away the photo of oneself, or of a member whose account is the caller's to change; its file goes with the sweep. */
export async function removeFoto(ctx: UserCtx, { user_id }: { user_id: number }): Promise<null> {
  await changeFoto(ctx, await getAkunSendiriAtauBawahan(ctx, user_id), null);
  return null;
}
