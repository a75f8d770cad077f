import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addJadwalOrganisasi } from './add-jadwal-organisasi.ts';
import { changeJadwal } from './change-jadwal.ts';
import { getJadwal } from './get-jadwal.ts';
import { listJadwal } from './list-jadwal.ts';
import { listRamadan } from './list-ramadan.ts';
import { getNorma } from './norma.queries.ts';
import { removeJadwal } from './remove-jadwal.ts';
import { DAFTAR_TIPE_JADWAL } from './tipe-jadwal.ts';

export const jadwalRoutes: Handlers<typeof contract.jadwal> = {
  list: listJadwal,
  create: addJadwalOrganisasi,
  find: getJadwal,
  update: changeJadwal,
  delete: removeJadwal,
  tipe: async () => DAFTAR_TIPE_JADWAL,
  lihatNorma: getNorma,
  ramadan: listRamadan,
};
