import { getJadwal } from './get-jadwal.ts';
import type { jadwalTenant } from '@hadir/contract/jadwal/jam/jadwal-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const getJadwalTenant: Verb<typeof jadwalTenant.getJadwalTenant> = getJadwal;
