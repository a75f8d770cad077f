import type { kuota } from '@hadir/contract/tenant/kuota.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { getPemakaian, selectKuota } from './kuota.queries.ts';

export const listKuota: Verb<typeof kuota.listKuota> = async (ctx, filter) => {
  const lines = selectKuota(ctx.db)
    .where('kuota.tenant_id', '=', ctx.tenant_id)
    .orderBy('kuota.tgl_mulai', 'desc')
    .orderBy('kuota.kuota_id', 'desc');
  const [page, pemakaian] = await Promise.all([paginate(lines, filter), getPemakaian(ctx)]);
  return { ...page, pemakaian };
};
