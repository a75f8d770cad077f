import type { analitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countByPerangkat, sumAsal } from './analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';

/** Where events came from: the days of each source, and each machine with when it was last heard of. */
export const countPerangkat: Verb<typeof analitik.countPerangkat> = async (ctx, input) => {
  const range = rentangAnalitik(ctx, input);
  const saring = { ...range, group_id: input.group_id };
  const [asal, perangkat] = await Promise.all([sumAsal(ctx, saring), countByPerangkat(ctx, saring)]);
  const sumber = SUMBER_PRESENSI.map((one) => ({ sumber: one, jumlah: asal[one] }));
  return { from: range.tgl_awal, to: range.tgl_akhir, sumber, perangkat };
};
