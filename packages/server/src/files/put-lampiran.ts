import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';

/** Keeps an attachment as it was sent; answers its number. */
export async function putLampiran(
  { db, deps, organisasi, actor }: Pick<OrganisasiCtx, 'db' | 'deps' | 'organisasi' | 'actor'>,
  { filename, mediaType, content }: Upload,
): Promise<string> {
  const { tenant_id, organisasi_id } = organisasi;
  const keys = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
  return (await deps.files.put(db, { ...keys, jenis: 'lampiran', nama: filename, mediaType, content })).berkas_id;
}
