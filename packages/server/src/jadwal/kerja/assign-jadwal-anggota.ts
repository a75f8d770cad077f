import { assignJadwal, type SasaranJadwal } from './assign-jadwal.ts';
import type { jadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

const toAnggota = (user_id: number): SasaranJadwal => ({ target: 'anggota', user_id, group_id: null });

export const assignJadwalAnggota: Verb<typeof jadwalKerja.assignJadwalAnggota> = (ctx, { user_id, ...masa }) =>
  assignJadwal(ctx, masa, user_id.map(toAnggota));
