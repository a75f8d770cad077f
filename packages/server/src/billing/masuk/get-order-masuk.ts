import type { DetailOrderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findOrder } from '../dasar/order.queries.ts';
import { getNamaTempat } from '../dasar/sekitar-order.queries.ts';
import { toDetailOrder } from '../dasar/to-detail-order.ts';

/** One order, whosever it is; for a super admin. */
export async function getOrderMasuk(ctx: UserCtx, { order_id }: { order_id: number }): Promise<DetailOrderMasuk> {
  const order = found(await findOrder(ctx.db, { order_id }));
  const [detail, tempat] = await Promise.all([toDetailOrder(ctx, order), getNamaTempat(ctx.db, order.organisasi_id)]);
  return { ...detail, ...tempat, is_berbukti: order.bukti !== null };
}
