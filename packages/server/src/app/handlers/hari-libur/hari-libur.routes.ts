import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addHariLibur } from '../../../hari-libur/add-hari-libur.ts';
import { changeHariLibur } from '../../../hari-libur/change-hari-libur.ts';
import { getHariLibur } from '../../../hari-libur/get-hari-libur.ts';
import { listHariLibur } from '../../../hari-libur/list-hari-libur.ts';
import { removeHariLibur } from '../../../hari-libur/remove-hari-libur.ts';
import { syncHariLibur } from '../../../hari-libur/sync-hari-libur.ts';

export const hariLiburRoutes: Handlers<typeof contract.hariLibur> = {
  listHariLibur,
  addHariLibur,
  getHariLibur,
  changeHariLibur,
  removeHariLibur,
  syncHariLibur,
};
