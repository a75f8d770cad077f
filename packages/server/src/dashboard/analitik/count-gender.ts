import type { analitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { sumGender } from './analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';

/** Member-days of women and of all others: a gender that is not filled in stands with the men's, and the screen says so. */
export const countGender: Verb<typeof analitik.countGender> = async (ctx, input) => {
  const range = rentangAnalitik(ctx, input);
  const sum = await sumGender(ctx, { ...range, group_id: input.group_id });
  const of = (name: 'wajib' | 'hadir' | 'terlambat' | 'absen' | 'cuti') => [
    sum[name] - sum[`${name}_p`],
    sum[`${name}_p`],
  ];
  const [wajib, hadir, terlambat, absen, cuti] = [of('wajib'), of('hadir'), of('terlambat'), of('absen'), of('cuti')];
  const at = (which: 0 | 1) => ({
    wajib: wajib[which] ?? 0,
    hadir: hadir[which] ?? 0,
    terlambat: terlambat[which] ?? 0,
    absen: absen[which] ?? 0,
    cuti: cuti[which] ?? 0,
  });
  return { from: range.tgl_awal, to: range.tgl_akhir, laki_laki: at(0), perempuan: at(1) };
};
