import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { getTenant } from './get-tenant.ts';
import { updateTenant } from './tenant.queries.ts';

export async function uploadLogoTenant(ctx: TenantCtx, { file }: { file: Upload }): Promise<{ file_foto: string }> {
  const { file_foto: lama } = await getTenant(ctx);
  const { berkas_id } = await ctx.deps.files.put(ctx.db, {
    tenant_id: ctx.tenant_id,
    organisasi_id: null,
    jenis: 'logo',
    mediaType: file.mediaType,
    content: file.content,
    dibuat_oleh: ctx.actor.user_id,
  });
  await updateTenant(ctx, { file_foto: berkas_id });
  ctx.logChange({ sebelum: { file_foto: lama }, sesudah: { file_foto: berkas_id } });
  return { file_foto: berkas_id };
}
