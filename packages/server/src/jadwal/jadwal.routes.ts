import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { getJadwal } from './get-jadwal.ts';
import { insertJadwalReguler } from './insert-jadwal-reguler.ts';
import { listJadwal } from './list-jadwal.ts';
import { updateJadwalReguler } from './update-jadwal-reguler.ts';

export const jadwalRoutes: Handlers<typeof contract.jadwal> = {
  list: listJadwal,
  create: insertJadwalReguler,
  find: getJadwal,
  update: updateJadwalReguler,
};
