import type { contract } from '@hadir/contract/contract.ts';
import { sendImage } from '../../../platform/http/lampiran/send-image.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { findFoto } from '../../../anggota/foto/foto.queries.ts';
import { uploadFoto } from '../../../anggota/foto/upload-foto.ts';

export const fotoRoutes: Handlers<typeof contract.foto> = {
  upload: uploadFoto,
  get: async (ctx, { user_id }) => sendImage(ctx, await findFoto(ctx, user_id)),
};
