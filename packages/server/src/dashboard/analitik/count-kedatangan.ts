import type { analitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countKedatanganBy } from './analitik.queries.ts';
import { hariOrganisasi } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';

/** When they arrived, by the day of the week and the quarter of an hour. */
export const countKedatangan: Verb<typeof analitik.countKedatangan> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const sel = await countKedatanganBy(ctx.db, hariOrganisasi(ctx, { ...range, group_id: input.group_id }));
  return { from: range.tgl_awal, to: range.tgl_akhir, sel };
};
