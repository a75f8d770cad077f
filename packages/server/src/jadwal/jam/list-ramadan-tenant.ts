import { listRamadan } from './list-ramadan.ts';
import type { jadwalTenant } from '@hadir/contract/jadwal/jam/jadwal-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listRamadanTenant: Verb<typeof jadwalTenant.listRamadanTenant> = listRamadan;
