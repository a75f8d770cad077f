import type { analitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countByPerangkat, sumAsal } from './analitik.queries.ts';
import { hariOrganisasi } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';
import { toSumber } from './to-asal.ts';

/** Where events came from: the days of each source, and each machine with when it was last heard of. */
export const countPerangkat: Verb<typeof analitik.countPerangkat> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const saring = { ...range, group_id: input.group_id };
  const [asal, perangkat] = await Promise.all([
    sumAsal(ctx.db, hariOrganisasi(ctx, saring)),
    countByPerangkat(ctx, saring),
  ]);
  return { from: range.tgl_awal, to: range.tgl_akhir, sumber: toSumber(asal), perangkat };
};
