import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { updateFaceVerified } from './akun.queries.ts';
import { getAkunBawahan } from '../dasar/get-akun-bawahan.ts';

/** The face no longer counts as verified; the photo stays the person's own. */
export async function removeEnrollment(ctx: UserCtx, { user_id }: { user_id: number }): Promise<null> {
  const { nama, is_face_verified } = await getAkunBawahan(ctx, user_id);
  await updateFaceVerified(ctx.db, user_id, false);
  ctx.logChange({ sebelum: { user_id, nama, is_face_verified }, sesudah: { is_face_verified: false } });
  return null;
}
