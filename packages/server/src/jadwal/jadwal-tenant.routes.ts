import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addJadwal } from './add-jadwal.ts';
import { changeJadwal } from './change-jadwal.ts';
import { changeNorma } from './change-norma.ts';
import { getJadwal } from './get-jadwal.ts';
import { listJadwal } from './list-jadwal.ts';
import { listRamadan } from './list-ramadan.ts';
import { getNorma } from './norma.queries.ts';
import { removeJadwal } from './remove-jadwal.ts';

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
