import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addJadwal } from '../../../jadwal/jam/add-jadwal.ts';
import { changeJadwal } from '../../../jadwal/jam/change-jadwal.ts';
import { changeNorma } from '../../../jadwal/jam/change-norma.ts';
import { getJadwal } from '../../../jadwal/jam/get-jadwal.ts';
import { listJadwal } from '../../../jadwal/jam/list-jadwal.ts';
import { listRamadan } from '../../../jadwal/jam/list-ramadan.ts';
import { getNorma } from '../../../jadwal/jam/norma.queries.ts';
import { removeJadwal } from '../../../jadwal/jam/remove-jadwal.ts';

export const jadwalTenantRoutes: Handlers<typeof contract.jadwalTenant> = {
  list: listJadwal,
  create: addJadwal,
  find: getJadwal,
  update: changeJadwal,
  delete: removeJadwal,
  norma: changeNorma,
  lihatNorma: getNorma,
  ramadan: listRamadan,
};
