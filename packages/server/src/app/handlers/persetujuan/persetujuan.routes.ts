import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addPersetujuan } from '../../../persetujuan/jalur/add-persetujuan.ts';
import { changePersetujuan } from '../../../persetujuan/jalur/change-persetujuan.ts';
import { countMenunggu } from '../../../persetujuan/jalan/count-menunggu.ts';
import { getPersetujuan } from '../../../persetujuan/jalur/get-persetujuan.ts';
import { listPersetujuan } from '../../../persetujuan/jalur/list-persetujuan.ts';
import { removePersetujuan } from '../../../persetujuan/jalur/remove-persetujuan.ts';

export const persetujuanRoutes: Handlers<typeof contract.persetujuan> = {
  countMenunggu,
  listPersetujuan,
  addPersetujuan,
  getPersetujuan,
  changePersetujuan,
  removePersetujuan,
};
