import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { changeKeamanan } from './change-keamanan.ts';
import { getKeamanan } from './get-keamanan.ts';

export const keamananTenantRoutes: Handlers<typeof contract.keamananTenant> = {
  get: getKeamanan,
  change: changeKeamanan,
};
