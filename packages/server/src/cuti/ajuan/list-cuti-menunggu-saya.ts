import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pageOfList } from '../../platform/db/list/page-of-list.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { filterGiliran } from '../../persetujuan/filter-giliran.ts';
import { loadAntrean } from './antrean.queries.ts';
import { listBentrok } from '../dasar/bentrok.queries.ts';
import { listCutiSisa } from '../dasar/cuti.queries.ts';

type Call = typeof cuti.listCutiMenungguSaya;

/** What waits for the caller's own decision, with what stands in its way. To a tenant admin all that waits. */
export async function listCutiMenungguSaya(ctx: OrganisasiCtx, filter: Input<Call>): Promise<Output<Call>> {
  const { antrean, fakta } = await loadAntrean(ctx, filter);
  const mine = await filterGiliran(ctx, antrean, fakta);
  const page = pageOfList(mine, filter);
  const ids = page.data.map(({ cuti_id }) => cuti_id);
  // Both leave together.
  const [cuti, bentrok] = await Promise.all([listCutiSisa(ctx, ids), listBentrok(ctx, ids)]);
  const byId = new Map(cuti.map((one) => [one.cuti_id, one]));
  return {
    ...page,
    data: ids.flatMap((id) => {
      const one = byId.get(id);
      return one ? [{ ...one, bentrok: bentrok.get(id) ?? [] }] : [];
    }),
  };
}
