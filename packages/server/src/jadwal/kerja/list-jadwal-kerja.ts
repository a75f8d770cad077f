import { selectJadwalKerjaRows } from './jadwal-kerja.queries.ts';
import type { jadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listJadwalKerja: Verb<typeof jadwalKerja.listJadwalKerja> = selectJadwalKerjaRows;
