import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addHariLibur } from './add-hari-libur.ts';
import { changeHariLibur } from './change-hari-libur.ts';
import { getHariLibur } from './get-hari-libur.ts';
import { listHariLibur } from './hari-libur.queries.ts';
import { removeHariLibur } from './remove-hari-libur.ts';
import { syncHariLibur } from './sync-hari-libur.ts';

export const hariLiburRoutes: Handlers<typeof contract.hariLibur> = {
  list: listHariLibur,
  create: addHariLibur,
  find: getHariLibur,
  update: changeHariLibur,
  delete: removeHariLibur,
  sync: syncHariLibur,
};
