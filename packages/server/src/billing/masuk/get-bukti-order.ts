import type { orderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import { sendLampiran } from '../../platform/http/lampiran/send-lampiran.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { findOrder } from '../dasar/order.queries.ts';

export const getBuktiOrder: Verb<typeof orderMasuk.getBuktiOrder> = async (ctx, { order_id }) => {
  const { tenant_id, organisasi_id, bukti } = found(await findOrder(ctx.db, { order_id }));
  ctx.logChange({ tempat: { tenant_id, organisasi_id } });
  return sendLampiran(ctx, bukti);
};
