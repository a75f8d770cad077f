import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addLokasi } from '../../../lokasi/add-lokasi.ts';
import { changeLokasi } from '../../../lokasi/change-lokasi.ts';
import { changeStatusLokasi } from '../../../lokasi/change-status-lokasi.ts';
import { getLokasi } from '../../../lokasi/get-lokasi.ts';
import { getPetakPeta } from '../../../lokasi/get-petak-peta.ts';
import { listLokasi } from '../../../lokasi/list-lokasi.ts';
import { removeLokasi } from '../../../lokasi/remove-lokasi.ts';

export const lokasiRoutes: Handlers<typeof contract.lokasi> = {
  getPetakPeta,
  listLokasi,
  addLokasi,
  getLokasi,
  changeLokasi,
  removeLokasi,
  changeStatusLokasi,
};
