import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeKeamanan } from '../../../tenant/change-keamanan.ts';
import { getKeamanan } from '../../../tenant/get-keamanan.ts';

export const keamananTenantRoutes: Handlers<typeof contract.keamananTenant> = {
  get: getKeamanan,
  change: changeKeamanan,
};
