import type { cuti } from '@hadir/contract/cuti/cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { pageOfList } from '../db/page-of-list.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { filterGiliran } from '../persetujuan/filter-giliran.ts';
import { loadAntrean } from './antrean.queries.ts';
import { listBentrok } from './bentrok.queries.ts';
import { listCutiById } from './cuti.queries.ts';
import { sumSisa } from './sum-sisa.ts';

type Call = typeof cuti.belumSetuju;

/** What waits for the caller's own decision, with what stands in its way. To a tenant admin all that waits. */
export async function listBelumSetuju(ctx: OrganisasiCtx, filter: Input<Call>): Promise<Output<Call>> {
  const { antrean, fakta } = await loadAntrean(ctx, filter);
  const mine = await filterGiliran(ctx, antrean, fakta);
  const page = pageOfList(mine, filter);
  const ids = page.data.map(({ cuti_id }) => cuti_id);
  // All three leave together.
  const [cuti, bentrok, sisa] = await Promise.all([
    listCutiById(ctx, ids),
    listBentrok(ctx, ids),
    sumSisa(ctx, [...new Set(page.data.map(({ user_id }) => user_id))]),
  ]);
  const byId = new Map(cuti.map((one) => [one.cuti_id, one]));
  return {
    ...page,
    data: ids.flatMap((id) => {
      const one = byId.get(id);
      return one ? [{ ...one, sisa: sisa(one), bentrok: bentrok.get(id) ?? [] }] : [];
    }),
  };
}
