import type { contract } from '@hadir/contract/contract.ts';
import { sendImage } from '../files/send-image.ts';
import type { Handlers } from '../http/mount.ts';
import { getProfil } from './get-profil.ts';
import { uploadLogo } from './upload-logo.ts';

export const logoRoutes: Handlers<typeof contract.logo> = {
  upload: uploadLogo,
  get: async (ctx) => sendImage(ctx, (await getProfil(ctx)).file_foto),
};
