import type { MenurutGender } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { output } from 'zod/mini';
import type { sumGender } from './analitik.queries.ts';

type Sum = Awaited<ReturnType<typeof sumGender>>;

/** Member-days of women and of all others: a gender that is not filled in stands with the men's, and the screen says so. */
export function toMenurutGender({ tgl_awal, tgl_akhir }: TanggalRange, sum: Sum): output<typeof MenurutGender> {
  const { wajib, hadir, terlambat, absen, cuti } = sum;
  const perempuan = {
    wajib: sum.wajib_p,
    hadir: sum.hadir_p,
    terlambat: sum.terlambat_p,
    absen: sum.absen_p,
    cuti: sum.cuti_p,
  };
  const laki_laki = {
    wajib: wajib - perempuan.wajib,
    hadir: hadir - perempuan.hadir,
    terlambat: terlambat - perempuan.terlambat,
    absen: absen - perempuan.absen,
    cuti: cuti - perempuan.cuti,
  };
  return { from: tgl_awal, to: tgl_akhir, laki_laki, perempuan };
}
