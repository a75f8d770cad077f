import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { changeCutiBersamaTenant } from './change-cuti-bersama-tenant.ts';
import { getCutiBersamaTenant } from './get-cuti-bersama-tenant.ts';

export const cutiBersamaTenantRoutes: Handlers<typeof contract.cutiBersamaTenant> = {
  get: getCutiBersamaTenant,
  update: changeCutiBersamaTenant,
};
