import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addJadwalKerja } from '../../../jadwal/kerja/add-jadwal-kerja.ts';
import { assignJadwal, type SasaranJadwal } from '../../../jadwal/kerja/assign-jadwal.ts';
import { changeJadwalKerja } from '../../../jadwal/kerja/change-jadwal-kerja.ts';
import { getJadwalKerja } from '../../../jadwal/kerja/get-jadwal-kerja.ts';
import { listJadwalKerja } from '../../../jadwal/kerja/jadwal-kerja.queries.ts';
import { removeJadwalKerja } from '../../../jadwal/kerja/remove-jadwal-kerja.ts';

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
