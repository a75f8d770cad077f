import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { importPolaKerja } from '../../../jadwal/pola/import-pola-kerja.ts';
import { listJadwalPola } from '../../../jadwal/pola/list-jadwal-pola.ts';
import { listPolaKerja } from '../../../jadwal/pola/pola-kerja.queries.ts';
import { removePolaKerja } from '../../../jadwal/pola/remove-pola-kerja.ts';
import { storePolaKerja } from '../../../jadwal/pola/store-pola-kerja.ts';
import { writeFormatPola } from '../../../jadwal/pola/write-format-pola.ts';

export const polaKerjaRoutes: Handlers<typeof contract.polaKerja> = {
  list: listPolaKerja,
  store: storePolaKerja,
  delete: removePolaKerja,
  jadwal: listJadwalPola,
  upload: importPolaKerja,
  template: writeFormatPola,
};
