import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { updateFaceVerified } from '../akun/akun.queries.ts';
import type { Orang } from '../dasar/orang.queries.ts';
import { updateFoto } from './foto.queries.ts';

/** Gives a person another photo or none; whoever's face was verified by it, and not by an enrolment, must be verified again. */
export async function changeFoto(
  ctx: UserCtx,
  { user_id, nama, file_foto: lama }: Orang,
  file_foto: string | null,
): Promise<void> {
  await updateFoto(ctx, user_id, file_foto);
  if (!(await ctx.deps.upward.isWajahTerdaftar(ctx, user_id))) await updateFaceVerified(ctx.db, user_id, false);
  ctx.logChange({ sebelum: { user_id, nama, file_foto: lama }, sesudah: { file_foto } });
}
