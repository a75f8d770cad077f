import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addJadwalOrganisasi } from '../../../jadwal/jam/add-jadwal-organisasi.ts';
import { changeJadwal } from '../../../jadwal/jam/change-jadwal.ts';
import { getJadwal } from '../../../jadwal/jam/get-jadwal.ts';
import { getNorma } from '../../../jadwal/jam/get-norma.ts';
import { listJadwal } from '../../../jadwal/jam/list-jadwal.ts';
import { listRamadan } from '../../../jadwal/jam/list-ramadan.ts';
import { listTipeJadwal } from '../../../jadwal/jam/list-tipe-jadwal.ts';
import { removeJadwal } from '../../../jadwal/jam/remove-jadwal.ts';

export const jadwalRoutes: Handlers<typeof contract.jadwal> = {
  listJadwal,
  addJadwalOrganisasi,
  getJadwal,
  changeJadwal,
  removeJadwal,
  listTipeJadwal,
  getNorma,
  listRamadan,
};
