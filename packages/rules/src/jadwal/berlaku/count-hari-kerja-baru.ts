import { toDayNumber, type Berlaku, type TanggalRange } from '../../waktu/tanggal.ts';
import type { FaktaJadwalOrganisasi } from '../jam/fakta-jadwal.ts';
import { faktaBaru } from './fakta-baru.ts';
import { hariKerjaOf } from './hari-kerja-of.ts';

/** One who becomes a member: of his schedule nothing is known yet but his group. */
export type AnggotaBaru = Berlaku & { group_id: number | null };

/** How many days of work each of them has had between these dates, both included. The days of a group are judged once. */
export function countHariKerjaBaru(
  organisasi: FaktaJadwalOrganisasi,
  baru: readonly AnggotaBaru[],
  { tgl_awal, tgl_akhir }: TanggalRange,
): number[] {
  const judges = new Map<number | null, (day: number) => boolean>();
  const judgeOf = (group_id: number | null) => {
    const hariOf = hariKerjaOf(organisasi, faktaBaru(group_id));
    const isKerja = (day: number) => hariOf(day).kerja !== null;
    judges.set(group_id, isKerja);
    return isKerja;
  };
  return baru.map(({ group_id, tgl_mulai, tgl_selesai }) => {
    const isKerja = judges.get(group_id) ?? judgeOf(group_id);
    const last = toDayNumber(tgl_selesai !== null && tgl_selesai < tgl_akhir ? tgl_selesai : tgl_akhir);
    let jumlah = 0;
    for (let day = toDayNumber(tgl_mulai > tgl_awal ? tgl_mulai : tgl_awal); day <= last; day += 1) {
      if (isKerja(day)) jumlah += 1;
    }
    return jumlah;
  });
}
