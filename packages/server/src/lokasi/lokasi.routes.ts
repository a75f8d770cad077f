import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addLokasi } from './add-lokasi.ts';
import { changeLokasi } from './change-lokasi.ts';
import { changeStatusLokasi } from './change-status-lokasi.ts';
import { getLokasi } from './get-lokasi.ts';
import { listLokasi } from './lokasi.queries.ts';
import { removeLokasi } from './remove-lokasi.ts';

export const lokasiRoutes: Handlers<typeof contract.lokasi> = {
  list: listLokasi,
  insert: addLokasi,
  get: getLokasi,
  update: changeLokasi,
  delete: removeLokasi,
  ubahStatus: changeStatusLokasi,
};
