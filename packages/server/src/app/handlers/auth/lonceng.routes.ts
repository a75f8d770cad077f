import type { contract } from '@hadir/contract/contract.ts';
import { countPemberitahuanBelum } from '../../../auth/lonceng/count-pemberitahuan-belum.ts';
import { listPemberitahuan } from '../../../auth/lonceng/list-pemberitahuan.ts';
import { setPemberitahuanDibaca } from '../../../auth/lonceng/set-pemberitahuan-dibaca.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const loncengRoutes: Handlers<typeof contract.lonceng> = {
  listPemberitahuan,
  countPemberitahuanBelum,
  setPemberitahuanDibaca,
};
