import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getFormatJadwalShift } from '../../../jadwal/shift/get-format-jadwal-shift.ts';
import { importJadwalShift } from '../../../jadwal/shift/import-jadwal-shift.ts';
import { listJadwalShift } from '../../../jadwal/shift/list-jadwal-shift.ts';
import { listRosterGrup } from '../../../jadwal/shift/list-roster-grup.ts';
import { printJadwalShift } from '../../../jadwal/shift/print-jadwal-shift.ts';
import { saveJadwalShift } from '../../../jadwal/shift/save-jadwal-shift.ts';

export const jadwalShiftRoutes: Handlers<typeof contract.jadwalShift> = {
  listJadwalShift,
  printJadwalShift,
  listRosterGrup,
  saveJadwalShift,
  importJadwalShift,
  getFormatJadwalShift,
};
