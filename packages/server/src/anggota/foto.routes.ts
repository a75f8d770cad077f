import type { contract } from '@hadir/contract/contract.ts';
import { sendImage } from '../files/send-image.ts';
import type { Handlers } from '../http/mount.ts';
import { findFoto } from './foto.queries.ts';
import { uploadFoto } from './upload-foto.ts';

export const fotoRoutes: Handlers<typeof contract.foto> = {
  upload: uploadFoto,
  get: async (ctx, { user_id }) => sendImage(ctx, await findFoto(ctx, user_id)),
};
