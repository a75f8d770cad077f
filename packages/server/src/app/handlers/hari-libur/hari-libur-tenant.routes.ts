import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addHariLiburTenant } from '../../../hari-libur/add-hari-libur-tenant.ts';
import { changeHariLiburTenant } from '../../../hari-libur/change-hari-libur-tenant.ts';
import { listHariLiburTenant } from '../../../hari-libur/list-hari-libur-tenant.ts';
import { removeHariLiburTenant } from '../../../hari-libur/remove-hari-libur-tenant.ts';
import { syncHariLiburTenant } from '../../../hari-libur/sync-hari-libur-tenant.ts';

export const hariLiburTenantRoutes: Handlers<typeof contract.hariLiburTenant> = {
  listHariLiburTenant,
  addHariLiburTenant,
  changeHariLiburTenant,
  removeHariLiburTenant,
  syncHariLiburTenant,
};
