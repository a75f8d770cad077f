import type { cuti } from '@hadir/contract/cuti/cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { filterGiliran } from '../persetujuan/filter-giliran.ts';
import { addBentrok } from './add-bentrok.ts';
import { listMenunggu } from './ajuan.queries.ts';
import { listCuti } from './cuti.queries.ts';

type Call = typeof cuti.belumSetuju;

/** What waits for the caller's own decision, with what stands in its way. To a tenant admin all that waits. */
export async function listBelumSetuju(ctx: OrganisasiCtx, filter: Input<Call>): Promise<Output<Call>> {
  const mine = await filterGiliran(ctx, await listMenunggu(ctx));
  const page = await listCuti(ctx, { ...filter, cuti_ids: mine.map(({ cuti_id }) => cuti_id) });
  return { ...page, data: await addBentrok(ctx, page.data) };
}
