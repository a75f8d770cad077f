import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { getTenant } from './get-tenant.ts';

export const tenantRoutes: Handlers<typeof contract.tenant> = { get: getTenant };
