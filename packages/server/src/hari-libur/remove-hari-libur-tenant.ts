import { removeHariLibur } from './remove-hari-libur.ts';
import type { hariLiburTenant } from '@hadir/contract/hari-libur/hari-libur-tenant.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const removeHariLiburTenant: Verb<typeof hariLiburTenant.removeHariLiburTenant> = removeHariLibur;
