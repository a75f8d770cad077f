import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeKeamananTenant } from '../../../tenant/change-keamanan-tenant.ts';
import { getKeamananTenant } from '../../../tenant/get-keamanan-tenant.ts';

export const keamananTenantRoutes: Handlers<typeof contract.keamananTenant> = {
  getKeamananTenant,
  changeKeamananTenant,
};
