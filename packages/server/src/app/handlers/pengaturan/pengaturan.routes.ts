import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changePengaturan } from '../../../pengaturan/change-pengaturan.ts';
import { getPengaturan } from '../../../pengaturan/get-pengaturan.ts';
import { savePengaturan } from '../../../pengaturan/save-pengaturan.ts';

export const pengaturanRoutes: Handlers<typeof contract.pengaturan> = {
  getPengaturan,
  savePengaturan,
  changePengaturan,
};
