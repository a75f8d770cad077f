import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addPersetujuan } from '../../../persetujuan/add-persetujuan.ts';
import { changePersetujuan } from '../../../persetujuan/change-persetujuan.ts';
import { countMenunggu } from '../../../persetujuan/count-menunggu.ts';
import { getPersetujuan } from '../../../persetujuan/get-persetujuan.ts';
import { listPersetujuan } from '../../../persetujuan/list-persetujuan.ts';
import { removePersetujuan } from '../../../persetujuan/remove-persetujuan.ts';

export const persetujuanRoutes: Handlers<typeof contract.persetujuan> = {
  countMenunggu,
  listPersetujuan,
  addPersetujuan,
  getPersetujuan,
  changePersetujuan,
  removePersetujuan,
};
