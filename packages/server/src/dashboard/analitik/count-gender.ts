import type { analitik } from '@hadir/contract/dashboard/analitik/analitik.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { sumGender } from './analitik.queries.ts';
import { hariOrganisasi } from './hari-analitik.queries.ts';
import { rentangAnalitik } from './rentang-analitik.ts';
import { toMenurutGender } from './to-menurut-gender.ts';

/** Member-days of women, of men, and of those whose gender is not filled in. */
export const countGender: Verb<typeof analitik.countGender> = async (ctx, input) => {
  const range = await rentangAnalitik(ctx, input);
  const hari = hariOrganisasi(ctx, { ...range, group_id: input.group_id });
  return toMenurutGender(range, await sumGender(ctx.db, hari));
};
