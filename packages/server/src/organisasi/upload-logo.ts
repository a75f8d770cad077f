import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { getProfilOrganisasi } from './get-profil-organisasi.ts';
import { updateOrganisasi } from './organisasi.queries.ts';

export async function uploadLogo(ctx: OrganisasiCtx, { file }: { file: Upload }): Promise<{ file_foto: string }> {
  const { file_foto: lama } = await getProfilOrganisasi(ctx);
  const { organisasi_id } = ctx.organisasi;
  const { berkas_id } = await ctx.deps.files.put(ctx.db, {
    tenant_id: ctx.tenant_id,
    organisasi_id,
    jenis: 'logo',
    mediaType: file.mediaType,
    content: file.content,
    dibuat_oleh: ctx.actor.user_id,
  });
  await updateOrganisasi(ctx, organisasi_id, { file_foto: berkas_id });
  ctx.logChange({ sebelum: { file_foto: lama }, sesudah: { file_foto: berkas_id } });
  return { file_foto: berkas_id };
}
