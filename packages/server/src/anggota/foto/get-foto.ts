import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import { sendImage } from '../../platform/http/lampiran/send-image.ts';
import { findFoto } from './foto.queries.ts';
import { seesFoto } from './sees-foto.ts';
import type { foto } from '@hadir/contract/anggota/foto/foto.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

/** The profile photo of a member; to whom the member does not exist, neither does it. */
export const getFoto: Verb<typeof foto.getFoto> = async (ctx, { user_id }) => {
  foundOnlyIf(await seesFoto(ctx, user_id));
  const { file_foto, tenant_id } = found(await findFoto(ctx, user_id));
  // Whose it is reads who opened it, also where that is somebody of no tenant.
  if (tenant_id !== null) ctx.logChange({ tempat: { tenant_id, organisasi_id: null } });
  return sendImage(ctx, file_foto ?? undefined);
};
