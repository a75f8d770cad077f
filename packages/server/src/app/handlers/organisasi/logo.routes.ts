import type { contract } from '@hadir/contract/contract.ts';
import { sendImage } from '../../../platform/http/lampiran/send-image.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getProfil } from '../../../organisasi/get-profil.ts';
import { uploadLogo } from '../../../organisasi/upload-logo.ts';

export const logoRoutes: Handlers<typeof contract.logo> = {
  upload: uploadLogo,
  get: async (ctx) => sendImage(ctx, (await getProfil(ctx)).file_foto),
};
