import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockOrder, updateOrder } from '../dasar/order.queries.ts';
import { tellPemesan } from '../dasar/tell-pemesan.ts';

/** Gives up an order that waits for its payment; money that still comes for it is looked at by a person. */
export const cancelOrder: Verb<typeof billing.cancelOrder> = async (ctx, { order_id }) => {
  const { organisasi_id } = ctx.organisasi;
  const order = found(await lockOrder(ctx.db, { organisasi_id, order_id }));
  if (order.status !== 'menunggu') throw new Refusal('billing.not_waiting');
  const perubahan = { status: 'dibatalkan', dibatalkan_pada: ctx.now.toISOString() } as const;
  await updateOrder(ctx.db, order_id, perubahan);
  const { user_id, nama } = ctx.actor;
  await tellPemesan(ctx, order, { dibatalkan: { user_id, oleh: nama } });
  ctx.logChange({ sebelum: { status: order.status }, sesudah: perubahan });
  return { ...order, ...perubahan };
};
