import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { listPeriode } from './periode.queries.ts';
import { removePeriode } from './remove-periode.ts';
import { savePeriode } from './save-periode.ts';

export const periodeTenantRoutes: Handlers<typeof contract.periodeTenant> = {
  list: listPeriode,
  create: savePeriode,
  update: savePeriode,
  delete: removePeriode,
};
