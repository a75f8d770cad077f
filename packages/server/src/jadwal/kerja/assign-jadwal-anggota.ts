import { assignJadwal, toAnggota } from './assign-jadwal.ts';
import type { jadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const assignJadwalAnggota: Verb<typeof jadwalKerja.assignJadwalAnggota> = (ctx, { user_id, ...masa }) =>
  assignJadwal(ctx, masa, user_id.map(toAnggota));
