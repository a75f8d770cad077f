import { removeJadwal } from './remove-jadwal.ts';
import type { jadwalTenant } from '@hadir/contract/jadwal/jam/jadwal-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const removeJadwalTenant: Verb<typeof jadwalTenant.removeJadwalTenant> = removeJadwal;
