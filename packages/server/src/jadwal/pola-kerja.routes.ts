import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { importPolaKerja } from './import-pola-kerja.ts';
import { listJadwalPola } from './list-jadwal-pola.ts';
import { listPolaKerja } from './pola-kerja.queries.ts';
import { removePolaKerja } from './remove-pola-kerja.ts';
import { storePolaKerja } from './store-pola-kerja.ts';
import { writeFormatPola } from './write-format-pola.ts';

export const polaKerjaRoutes: Handlers<typeof contract.polaKerja> = {
  list: listPolaKerja,
  store: storePolaKerja,
  delete: removePolaKerja,
  jadwal: listJadwalPola,
  upload: importPolaKerja,
  template: writeFormatPola,
};
