import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changePengaturanTenant } from '../../../pengaturan/change-pengaturan-tenant.ts';
import { getPengaturanTenant } from '../../../pengaturan/get-pengaturan-tenant.ts';

export const pengaturanTenantRoutes: Handlers<typeof contract.pengaturanTenant> = {
  getPengaturanTenant,
  changePengaturanTenant,
};
