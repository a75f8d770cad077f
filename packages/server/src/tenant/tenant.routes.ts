import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { getTenant } from './get-tenant.ts';
import { listTenantHariIni } from './list-tenant-hari-ini.ts';

export const tenantRoutes: Handlers<typeof contract.tenant> = { list: listTenantHariIni, get: getTenant };
