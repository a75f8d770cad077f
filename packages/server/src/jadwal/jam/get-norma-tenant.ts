import { selectNorma } from './norma.queries.ts';
import type { jadwalTenant } from '@hadir/contract/jadwal/jam/jadwal-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const getNormaTenant: Verb<typeof jadwalTenant.getNormaTenant> = selectNorma;
