import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { MilikCtx } from '../../ctx/ctx.ts';
import { organisasiIdOf } from '../../ctx/organisasi-id-of.ts';

/** Keeps an attachment for the organisation or its tenant; answers its number. */
export async function putLampiran(ctx: MilikCtx, { filename, mediaType, content }: Upload): Promise<string> {
  const { db, deps, tenant_id, actor } = ctx;
  const keys = { tenant_id, organisasi_id: organisasiIdOf(ctx), dibuat_oleh: actor.user_id };
  return (await deps.files.put(db, { ...keys, jenis: 'lampiran', nama: filename, mediaType, content })).berkas_id;
}
