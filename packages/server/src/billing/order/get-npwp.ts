import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import { sendLampiran } from '../../platform/http/lampiran/send-lampiran.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { findOrder } from '../dasar/order.queries.ts';

export const getNpwp: Verb<typeof billing.getNpwp> = async (ctx, { order_id }) => {
  const { organisasi_id } = ctx.organisasi;
  return sendLampiran(ctx, found(await findOrder(ctx.db, { organisasi_id, order_id })).npwp_berkas);
};
