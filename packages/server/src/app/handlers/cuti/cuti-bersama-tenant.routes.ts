import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeCutiBersamaTenant } from '../../../cuti/bersama/change-cuti-bersama-tenant.ts';
import { getCutiBersamaTenant } from '../../../cuti/bersama/get-cuti-bersama-tenant.ts';

export const cutiBersamaTenantRoutes: Handlers<typeof contract.cutiBersamaTenant> = {
  getCutiBersamaTenant,
  changeCutiBersamaTenant,
};
