import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getLogo } from '../../../organisasi/get-logo.ts';
import { uploadLogo } from '../../../organisasi/upload-logo.ts';

export const logoRoutes: Handlers<typeof contract.logo> = {
  uploadLogo,
  getLogo,
};
