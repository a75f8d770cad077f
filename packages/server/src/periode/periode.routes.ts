import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { getPeriode } from './get-periode.ts';
import { listPeriode } from './periode.queries.ts';
import { removePeriode } from './remove-periode.ts';
import { savePeriode } from './save-periode.ts';

export const periodeRoutes: Handlers<typeof contract.periode> = {
  list: listPeriode,
  create: savePeriode,
  find: getPeriode,
  update: savePeriode,
  delete: removePeriode,
};
