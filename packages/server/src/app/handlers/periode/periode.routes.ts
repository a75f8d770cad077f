import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getPeriode } from '../../../periode/get-periode.ts';
import { listPeriode } from '../../../periode/periode.queries.ts';
import { removePeriode } from '../../../periode/remove-periode.ts';
import { savePeriode } from '../../../periode/save-periode.ts';

export const periodeRoutes: Handlers<typeof contract.periode> = {
  list: listPeriode,
  create: savePeriode,
  find: getPeriode,
  update: savePeriode,
  delete: removePeriode,
};
