import { getAkunBawahan } from '../../anggota/dasar/get-akun-bawahan.ts';
import { updateFaceVerified } from '../../anggota/akun/akun.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { endWajah } from './end-wajah.ts';

/** Removes a person's enrolment with its photos; the face no longer counts as verified, by whomever it was. */
export async function removeEnrollment(ctx: UserCtx, { user_id }: { user_id: number }): Promise<null> {
  const { nama, is_face_verified } = await getAkunBawahan(ctx, user_id);
  await endWajah(ctx, user_id, 'dihapus');
  await updateFaceVerified(ctx.db, user_id, false);
  ctx.logChange({ sebelum: { user_id, nama, is_face_verified }, sesudah: { is_face_verified: false } });
  return null;
}
