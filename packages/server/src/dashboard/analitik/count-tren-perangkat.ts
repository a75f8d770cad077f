import type { analitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { sumTren } from './analitik.queries.ts';
import { hariOrganisasi } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';

/** Each day of the span on which somebody has one. */
export const countTrenPerangkat: Verb<typeof analitik.countTrenPerangkat> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const hari = await sumTren(ctx.db, hariOrganisasi(ctx, { ...range, group_id: input.group_id }));
  return { from: range.tgl_awal, to: range.tgl_akhir, hari };
};
