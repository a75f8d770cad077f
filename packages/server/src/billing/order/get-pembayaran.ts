import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { findOrder } from '../dasar/order.queries.ts';
import { toDetailOrder } from '../dasar/to-detail-order.ts';

export const getPembayaran: Verb<typeof billing.getPembayaran> = async (ctx, { kode_pembayaran }) => {
  const { organisasi_id } = ctx.organisasi;
  return toDetailOrder(ctx, found(await findOrder(ctx.db, { organisasi_id, kode_pembayaran })));
};
