import type { analitikTenant } from '@hadir/contract/dashboard/analitik/analitik-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { sumTren } from './analitik.queries.ts';
import { hariTenant } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';

/** Each day of the span on which somebody has one, over the organisations. */
export const countTrenTenant: Verb<typeof analitikTenant.countTrenTenant> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const hari = await hariTenant(ctx, { ...range, organisasi_id: input.organisasi_id, group_id: input.group_id });
  return { from: range.tgl_awal, to: range.tgl_akhir, hari: await sumTren(ctx.db, hari) };
};
