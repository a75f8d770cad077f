import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addJadwalOrganisasi } from '../../../jadwal/jam/add-jadwal-organisasi.ts';
import { changeJadwal } from '../../../jadwal/jam/change-jadwal.ts';
import { getJadwal } from '../../../jadwal/jam/get-jadwal.ts';
import { listJadwal } from '../../../jadwal/jam/list-jadwal.ts';
import { listRamadan } from '../../../jadwal/jam/list-ramadan.ts';
import { getNorma } from '../../../jadwal/jam/norma.queries.ts';
import { removeJadwal } from '../../../jadwal/jam/remove-jadwal.ts';
import { DAFTAR_TIPE_JADWAL } from '../../../jadwal/jam/tipe-jadwal.ts';

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
