import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addJadwalKerja } from './add-jadwal-kerja.ts';
import { assignJadwal } from './assign-jadwal.ts';
import { changeJadwalKerja } from './change-jadwal-kerja.ts';
import { getJadwalKerja } from './get-jadwal-kerja.ts';
import { listJadwalKerja } from './jadwal-kerja.queries.ts';
import { removeJadwalKerja } from './remove-jadwal-kerja.ts';

export const jadwalKerjaRoutes: Handlers<typeof contract.jadwalKerja> = {
  list: listJadwalKerja,
  create: addJadwalKerja,
  find: getJadwalKerja,
  update: changeJadwalKerja,
  delete: removeJadwalKerja,
  setUser: (ctx, { user_id, ...masa }) =>
    assignJadwal(
      ctx,
      masa,
      user_id.map((one) => ({ target: 'anggota', user_id: one, group_id: null })),
    ),
  setGroup: (ctx, { group_id, ...masa }) =>
    assignJadwal(
      ctx,
      masa,
      group_id.map((one) => ({ target: 'grup', user_id: null, group_id: one })),
    ),
};
