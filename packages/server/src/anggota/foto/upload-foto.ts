import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { changeFoto } from './change-foto.ts';
import { getAkunSendiriAtauBawahan } from '../dasar/get-akun-sendiri-atau-bawahan.ts';

/** Takes a new photo of oneself, or of a member whose account is the caller's to change. */
export async function uploadFoto(
  ctx: UserCtx,
  { user_id, file }: { user_id: number; file: Upload },
): Promise<{ file_foto: string }> {
  const orang = await getAkunSendiriAtauBawahan(ctx, user_id);
  const { tenant_id } = orang;
  if (tenant_id === null) throw refuseField('file', 'Akun di atas induk tidak memakai foto');
  const { berkas_id } = await ctx.deps.files.put(ctx.db, {
    tenant_id,
    organisasi_id: null,
    jenis: 'foto-anggota',
    mediaType: file.mediaType,
    content: file.content,
    dibuat_oleh: ctx.actor.user_id,
  });
  await changeFoto(ctx, orang, berkas_id);
  return { file_foto: berkas_id };
}
