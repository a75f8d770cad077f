import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addJadwalKerja } from '../../../jadwal/kerja/add-jadwal-kerja.ts';
import { assignJadwalAnggota } from '../../../jadwal/kerja/assign-jadwal-anggota.ts';
import { assignJadwalGrup } from '../../../jadwal/kerja/assign-jadwal-grup.ts';
import { changeJadwalKerja } from '../../../jadwal/kerja/change-jadwal-kerja.ts';
import { getJadwalKerja } from '../../../jadwal/kerja/get-jadwal-kerja.ts';
import { listJadwalKerja } from '../../../jadwal/kerja/list-jadwal-kerja.ts';
import { removeJadwalKerja } from '../../../jadwal/kerja/remove-jadwal-kerja.ts';

export const jadwalKerjaRoutes: Handlers<typeof contract.jadwalKerja> = {
  listJadwalKerja,
  addJadwalKerja,
  getJadwalKerja,
  changeJadwalKerja,
  removeJadwalKerja,
  assignJadwalAnggota,
  assignJadwalGrup,
};
