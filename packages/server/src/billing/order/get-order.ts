import type { DetailOrder } from '@hadir/contract/billing/order.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findOrder } from '../dasar/order.queries.ts';
import { toDetailOrder } from '../dasar/to-detail-order.ts';

/** One order of the organisation; 404 where it is another's. */
export async function getOrder(ctx: OrganisasiCtx, { order_id }: { order_id: number }): Promise<DetailOrder> {
  const { organisasi_id } = ctx.organisasi;
  return toDetailOrder(ctx, found(await findOrder(ctx.db, { organisasi_id, order_id })));
}
