import type { analitikTenant } from '@hadir/contract/dashboard/analitik/analitik-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { sumAsal } from './analitik.queries.ts';
import { hariTenant } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';
import { toRadius, toSumber } from './to-asal.ts';

/** Where events came from and where they were made, over the organisations. */
export const countAsalTenant: Verb<typeof analitikTenant.countAsalTenant> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const hari = await hariTenant(ctx, { ...range, organisasi_id: input.organisasi_id, group_id: input.group_id });
  const asal = await sumAsal(ctx.db, hari);
  return { from: range.tgl_awal, to: range.tgl_akhir, sumber: toSumber(asal), radius: toRadius(asal) };
};
