import { KALIMAT_NPWP } from '@hadir/contract/billing/kalimat-npwp.ts';
import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import { readNpwp } from '@hadir/rules/billing/read-npwp.ts';
import { putLampiran } from '../../platform/http/lampiran/put-lampiran.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { lockOrder, updateOrder } from '../dasar/order.queries.ts';
import { getOrder } from './get-order.ts';

/** The taxpayer's number of an order, with its picture (aturan/langganan#npwp). */
export const uploadNpwp: Verb<typeof billing.uploadNpwp> = async (ctx, { order_id, npwp: text, file }) => {
  const { organisasi_id } = ctx.organisasi;
  const order = found(await lockOrder(ctx.db, { organisasi_id, order_id }));
  if (order.status === 'dibatalkan' || order.status === 'kedaluwarsa') throw new Refusal('billing.npwp_closed');
  const npwp = readNpwp(text);
  if (npwp === null) throw refuseField('npwp', KALIMAT_NPWP);
  await updateOrder(ctx.db, order_id, { npwp, npwp_berkas: await putLampiran(ctx, file) });
  ctx.logChange({ sebelum: { npwp: order.npwp }, sesudah: { npwp } });
  return getOrder(ctx, { order_id });
};
