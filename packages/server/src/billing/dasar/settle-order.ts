import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { giveOrder } from './give-order.ts';
import { updateOrder, type OrderTersimpan } from './order.queries.ts';

/** An order that is locked is paid now, and gives what it bought, in the same transaction. */
export async function settleOrder(ctx: Pick<BaseCtx, 'db' | 'now'>, order: OrderTersimpan, dibayar_pada: Date) {
  await updateOrder(ctx.db, order.order_id, { status: 'dibayar', dibayar_pada });
  await giveOrder(ctx, order);
}
