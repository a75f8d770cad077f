import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { countMenunggu } from './count-menunggu.ts';
import { getPersetujuan } from './get-persetujuan.ts';
import { listPersetujuan } from './list-persetujuan.ts';
import { removePersetujuan } from './remove-persetujuan.ts';
import { savePersetujuan } from './save-persetujuan.ts';

export const persetujuanRoutes: Handlers<typeof contract.persetujuan> = {
  menunggu: countMenunggu,
  list: listPersetujuan,
  create: savePersetujuan,
  find: getPersetujuan,
  update: savePersetujuan,
  delete: removePersetujuan,
};
