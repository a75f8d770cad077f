import { assignJadwal, toAnggota, type SasaranJadwal } from './assign-jadwal.ts';
import type { jadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

const toGrup = (group_id: number): SasaranJadwal => ({ target: 'grup', user_id: null, group_id });

export const assignJadwalGrup: Verb<typeof jadwalKerja.assignJadwalGrup> = (ctx, { group_id, user_id = [], ...masa }) =>
  assignJadwal(ctx, masa, [...group_id.map(toGrup), ...user_id.map(toAnggota)]);
