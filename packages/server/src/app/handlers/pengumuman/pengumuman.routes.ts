import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addPengumuman } from '../../../pengumuman/add-pengumuman.ts';
import { changePengumuman } from '../../../pengumuman/change-pengumuman.ts';
import { listPengumuman } from '../../../pengumuman/list-pengumuman.ts';
import { removePengumuman } from '../../../pengumuman/remove-pengumuman.ts';

export const pengumumanRoutes: Handlers<typeof contract.pengumuman> = {
  listPengumuman,
  addPengumuman,
  changePengumuman,
  removePengumuman,
};
