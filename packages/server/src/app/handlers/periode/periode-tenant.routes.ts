import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addPeriodeTenant } from '../../../periode/add-periode-tenant.ts';
import { changePeriodeTenant } from '../../../periode/change-periode-tenant.ts';
import { listPeriodeTenant } from '../../../periode/list-periode-tenant.ts';
import { removePeriodeTenant } from '../../../periode/remove-periode-tenant.ts';

export const periodeTenantRoutes: Handlers<typeof contract.periodeTenant> = {
  listPeriodeTenant,
  addPeriodeTenant,
  changePeriodeTenant,
  removePeriodeTenant,
};
