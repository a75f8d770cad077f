import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { importJadwalShift } from '../../../jadwal/shift/import-jadwal-shift.ts';
import { listJadwalShift } from '../../../jadwal/shift/list-jadwal-shift.ts';
import { storeJadwalShift } from '../../../jadwal/shift/store-jadwal-shift.ts';
import { writeFormatJadwalShift } from '../../../jadwal/shift/write-format-jadwal-shift.ts';

export const jadwalShiftRoutes: Handlers<typeof contract.jadwalShift> = {
  list: listJadwalShift,
  store: storeJadwalShift,
  upload: importJadwalShift,
  template: writeFormatJadwalShift,
};
