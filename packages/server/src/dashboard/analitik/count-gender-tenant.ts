import type { analitikTenant } from '@hadir/contract/dashboard/analitik/analitik-tenant.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { sumGender } from './analitik.queries.ts';
import { hariTenant } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';
import { toMenurutGender } from './to-menurut-gender.ts';

/** The same over the organisations of a tenant. */
export const countGenderTenant: Verb<typeof analitikTenant.countGenderTenant> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const hari = await hariTenant(ctx, { ...range, organisasi_id: input.organisasi_id, group_id: input.group_id });
  return toMenurutGender(range, await sumGender(ctx.db, hari));
};
