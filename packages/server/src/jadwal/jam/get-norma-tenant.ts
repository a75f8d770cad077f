import type { jadwalTenant } from '@hadir/contract/jadwal/jam/jadwal-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { getNorma } from './get-norma.ts';

export const getNormaTenant: Verb<typeof jadwalTenant.getNormaTenant> = (ctx) => getNorma(ctx);
