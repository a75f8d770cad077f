import type { Tanggal } from '../../waktu/tanggal.ts';
import type { FaktaJadwalAnggota } from '../jam/fakta-jadwal.ts';

const AWAL: Tanggal = '0001-01-01';

/** What is known of the schedule of one who becomes a member: nothing yet but his group. */
export function faktaBaru(group_id: number | null): FaktaJadwalAnggota {
  const grup = group_id === null ? [] : [{ group_id, tgl_mulai: AWAL, tgl_selesai: null }];
  return { grup, jadwalKerja: [], polaKerja: [], jadwalShift: [], tukarShift: [] };
}
