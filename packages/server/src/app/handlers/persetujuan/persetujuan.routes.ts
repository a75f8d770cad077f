import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { countMenunggu } from '../../../persetujuan/count-menunggu.ts';
import { getPersetujuan } from '../../../persetujuan/get-persetujuan.ts';
import { listPersetujuan } from '../../../persetujuan/list-persetujuan.ts';
import { removePersetujuan } from '../../../persetujuan/remove-persetujuan.ts';
import { savePersetujuan } from '../../../persetujuan/save-persetujuan.ts';

export const persetujuanRoutes: Handlers<typeof contract.persetujuan> = {
  menunggu: countMenunggu,
  list: listPersetujuan,
  create: savePersetujuan,
  find: getPersetujuan,
  update: savePersetujuan,
  delete: removePersetujuan,
};
