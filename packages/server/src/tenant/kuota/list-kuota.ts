import type { kuota } from '@hadir/contract/tenant/kuota/kuota.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { getPemakaian, selectKuotaTenant } from './kuota.queries.ts';

export const listKuota: Verb<typeof kuota.listKuota> = async (ctx, filter) => {
  const [page, pemakaian] = await Promise.all([paginate(selectKuotaTenant(ctx), filter), getPemakaian(ctx)]);
  return { ...page, pemakaian };
};
