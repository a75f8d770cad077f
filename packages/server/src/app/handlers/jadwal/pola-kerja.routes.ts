import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getFormatPolaKerja } from '../../../jadwal/pola/get-format-pola-kerja.ts';
import { importPolaKerja } from '../../../jadwal/pola/import-pola-kerja.ts';
import { listJadwalPola } from '../../../jadwal/pola/list-jadwal-pola.ts';
import { listPolaKerja } from '../../../jadwal/pola/list-pola-kerja.ts';
import { removePolaKerja } from '../../../jadwal/pola/remove-pola-kerja.ts';
import { savePolaKerja } from '../../../jadwal/pola/save-pola-kerja.ts';

export const polaKerjaRoutes: Handlers<typeof contract.polaKerja> = {
  listPolaKerja,
  savePolaKerja,
  removePolaKerja,
  listJadwalPola,
  importPolaKerja,
  getFormatPolaKerja,
};
