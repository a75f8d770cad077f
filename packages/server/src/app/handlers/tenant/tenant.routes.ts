import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeStatusTenant } from '../../../tenant/change-status-tenant.ts';
import { getTenant } from '../../../tenant/get-tenant.ts';
import { listTenantHariIni } from '../../../tenant/list-tenant-hari-ini.ts';

export const tenantRoutes: Handlers<typeof contract.tenant> = { listTenantHariIni, getTenant, changeStatusTenant };
