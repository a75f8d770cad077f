import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { importJadwalShift } from './import-jadwal-shift.ts';
import { listJadwalShift } from './list-jadwal-shift.ts';
import { storeJadwalShift } from './store-jadwal-shift.ts';
import { writeFormatJadwalShift } from './write-format-jadwal-shift.ts';

export const jadwalShiftRoutes: Handlers<typeof contract.jadwalShift> = {
  list: listJadwalShift,
  store: storeJadwalShift,
  upload: importJadwalShift,
  template: writeFormatJadwalShift,
};
