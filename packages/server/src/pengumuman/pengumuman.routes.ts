import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addPengumuman } from './add-pengumuman.ts';
import { changePengumuman } from './change-pengumuman.ts';
import { listPengumuman } from './pengumuman.queries.ts';
import { removePengumuman } from './remove-pengumuman.ts';

export const pengumumanRoutes: Handlers<typeof contract.pengumuman> = {
  list: listPengumuman,
  insert: addPengumuman,
  update: changePengumuman,
  delete: removePengumuman,
};
