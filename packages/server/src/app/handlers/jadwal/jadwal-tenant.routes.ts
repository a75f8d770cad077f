import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addJadwalTenant } from '../../../jadwal/jam/add-jadwal-tenant.ts';
import { changeJadwalTenant } from '../../../jadwal/jam/change-jadwal-tenant.ts';
import { getJadwalTenant } from '../../../jadwal/jam/get-jadwal-tenant.ts';
import { getNormaTenant } from '../../../jadwal/jam/get-norma-tenant.ts';
import { listJadwalTenant } from '../../../jadwal/jam/list-jadwal-tenant.ts';
import { listRamadanTenant } from '../../../jadwal/jam/list-ramadan-tenant.ts';
import { removeJadwalTenant } from '../../../jadwal/jam/remove-jadwal-tenant.ts';

export const jadwalTenantRoutes: Handlers<typeof contract.jadwalTenant> = {
  listJadwalTenant,
  addJadwalTenant,
  getJadwalTenant,
  changeJadwalTenant,
  removeJadwalTenant,
  getNormaTenant,
  listRamadanTenant,
};
