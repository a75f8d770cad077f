import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addJadwalKerja } from './add-jadwal-kerja.ts';
import { assignJadwal, type SasaranJadwal } from './assign-jadwal.ts';
import { changeJadwalKerja } from './change-jadwal-kerja.ts';
import { getJadwalKerja } from './get-jadwal-kerja.ts';
import { listJadwalKerja } from './jadwal-kerja.queries.ts';
import { removeJadwalKerja } from './remove-jadwal-kerja.ts';

const toAnggota = (user_id: number): SasaranJadwal => ({ target: 'anggota', user_id, group_id: null });
const toGrup = (group_id: number): SasaranJadwal => ({ target: 'grup', user_id: null, group_id });

export const jadwalKerjaRoutes: Handlers<typeof contract.jadwalKerja> = {
  list: listJadwalKerja,
  create: addJadwalKerja,
  find: getJadwalKerja,
  update: changeJadwalKerja,
  delete: removeJadwalKerja,
  setUser: (ctx, { user_id, ...masa }) => assignJadwal(ctx, masa, user_id.map(toAnggota)),
  setGroup: (ctx, { group_id, user_id = [], ...masa }) =>
    assignJadwal(ctx, masa, [...group_id.map(toGrup), ...user_id.map(toAnggota)]),
};
