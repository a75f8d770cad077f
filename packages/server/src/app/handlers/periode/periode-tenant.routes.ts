import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { listPeriode } from '../../../periode/periode.queries.ts';
import { removePeriode } from '../../../periode/remove-periode.ts';
import { savePeriode } from '../../../periode/save-periode.ts';

export const periodeTenantRoutes: Handlers<typeof contract.periodeTenant> = {
  list: listPeriode,
  create: savePeriode,
  update: savePeriode,
  delete: removePeriode,
};
