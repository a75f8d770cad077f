import type { analitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countByLokasi, sumAsal } from './analitik.queries.ts';
import { hariOrganisasi } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';
import { toRadius } from './to-asal.ts';

/** Where events were made: the days inside, outside and not located, and the events at each place. */
export const countLokasiPresensi: Verb<typeof analitik.countLokasiPresensi> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const saring = { ...range, group_id: input.group_id };
  const [asal, lokasi] = await Promise.all([sumAsal(ctx.db, hariOrganisasi(ctx, saring)), countByLokasi(ctx, saring)]);
  return { from: range.tgl_awal, to: range.tgl_akhir, radius: toRadius(asal), lokasi };
};
