import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { updateFaceVerified } from '../akun/akun.queries.ts';
import { updateFoto } from './foto.queries.ts';
import { getAkunSendiriAtauBawahan } from '../dasar/get-akun-sendiri-atau-bawahan.ts';

/** Takes a new photo; whoever's face was verified by it, and not by an enrolment, must be verified again. */
export async function uploadFoto(
  ctx: UserCtx,
  { user_id, file }: { user_id: number; file: Upload },
): Promise<{ file_foto: string }> {
  const { tenant_id, nama, file_foto: lama } = await getAkunSendiriAtauBawahan(ctx, user_id);
  if (tenant_id === null) throw refuseField('file', 'Akun di atas induk tidak memakai foto');
  const { berkas_id } = await ctx.deps.files.put(ctx.db, {
    tenant_id,
    organisasi_id: null,
    jenis: 'foto-anggota',
    mediaType: file.mediaType,
    content: file.content,
    dibuat_oleh: ctx.actor.user_id,
  });
  await updateFoto(ctx, user_id, berkas_id);
  if (!(await ctx.deps.upward.isWajahTerdaftar(ctx, user_id))) await updateFaceVerified(ctx.db, user_id, false);
  ctx.logChange({ sebelum: { user_id, nama, file_foto: lama }, sesudah: { file_foto: berkas_id } });
  return { file_foto: berkas_id };
}
