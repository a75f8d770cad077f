import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addHariLibur } from './add-hari-libur.ts';
import { changeHariLibur } from './change-hari-libur.ts';
import { listHariLibur } from './hari-libur.queries.ts';
import { removeHariLibur } from './remove-hari-libur.ts';
import { syncHariLibur } from './sync-hari-libur.ts';

export const hariLiburTenantRoutes: Handlers<typeof contract.hariLiburTenant> = {
  list: listHariLibur,
  create: addHariLibur,
  update: changeHariLibur,
  delete: removeHariLibur,
  sync: syncHariLibur,
};
