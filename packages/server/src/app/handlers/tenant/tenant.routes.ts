import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addTenant } from '../../../tenant/add-tenant.ts';
import { changeStatusTenant } from '../../../tenant/change-status-tenant.ts';
import { changeTenant } from '../../../tenant/change-tenant.ts';
import { exportOrganisasiTenant } from '../../../tenant/export-organisasi-tenant.ts';
import { exportTenant } from '../../../tenant/export-tenant.ts';
import { getLogoTenant } from '../../../tenant/get-logo-tenant.ts';
import { getTenant } from '../../../tenant/get-tenant.ts';
import { getTenantNoReg } from '../../../tenant/get-tenant-no-reg.ts';
import { listOrganisasiTenant } from '../../../tenant/list-organisasi-tenant.ts';
import { listTenantHariIni } from '../../../tenant/list-tenant-hari-ini.ts';
import { removeTenant } from '../../../tenant/remove-tenant.ts';
import { uploadLogoTenant } from '../../../tenant/upload-logo-tenant.ts';

export const tenantRoutes: Handlers<typeof contract.tenant> = {
  listTenantHariIni,
  exportTenant,
  addTenant,
  getTenantNoReg,
  getTenant,
  changeTenant,
  removeTenant,
  changeStatusTenant,
  uploadLogoTenant,
  getLogoTenant,
  listOrganisasiTenant,
  exportOrganisasiTenant,
};
