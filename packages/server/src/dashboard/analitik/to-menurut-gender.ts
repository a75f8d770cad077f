import type { MenurutGender } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { sumGender } from './analitik.queries.ts';

type Sum = Awaited<ReturnType<typeof sumGender>>;

const bagian = (of: (ukuran: 'wajib' | 'hadir' | 'terlambat' | 'absen' | 'cuti') => number) => ({
  wajib: of('wajib'),
  hadir: of('hadir'),
  terlambat: of('terlambat'),
  absen: of('absen'),
  cuti: of('cuti'),
});

/** Member-days of women, of men, and of those whose gender is not filled in. */
export const toMenurutGender = ({ tgl_awal, tgl_akhir }: TanggalRange, sum: Sum): MenurutGender => ({
  from: tgl_awal,
  to: tgl_akhir,
  perempuan: bagian((ukuran) => sum[`${ukuran}_p`]),
  laki_laki: bagian((ukuran) => sum[`${ukuran}_l`]),
  belum_diisi: bagian((ukuran) => sum[ukuran] - sum[`${ukuran}_p`] - sum[`${ukuran}_l`]),
});
