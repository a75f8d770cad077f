import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addPeriode } from '../../../periode/add-periode.ts';
import { changePeriode } from '../../../periode/change-periode.ts';
import { getPeriode } from '../../../periode/get-periode.ts';
import { listPeriode } from '../../../periode/list-periode.ts';
import { removePeriode } from '../../../periode/remove-periode.ts';

export const periodeRoutes: Handlers<typeof contract.periode> = {
  listPeriode,
  addPeriode,
  getPeriode,
  changePeriode,
  removePeriode,
};
