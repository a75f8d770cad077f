import type { orderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { decideDitinjau, listPembayaran, lockOrder, updateOrder } from '../dasar/order.queries.ts';
import { tellPemesan } from '../dasar/tell-pemesan.ts';
import { getOrderMasuk } from './get-order-masuk.ts';

/** Ends an order that waits, or notes that the money which waited to be looked at went back; a paid order stays paid. */
export const rejectOrder: Verb<typeof orderMasuk.rejectOrder> = async (ctx, { order_id, keterangan }) => {
  const order = found(await lockOrder(ctx.db, { order_id }));
  const { tenant_id, organisasi_id, status, dibatalkan_pada } = order;
  const ditinjau = (await listPembayaran(ctx.db, order_id)).filter(({ keadaan }) => keadaan === 'ditinjau');
  const isDitinjau = ditinjau.length > 0;
  if (!isDitinjau && status !== 'menunggu') throw new Refusal('billing.nothing_to_review');
  await decideDitinjau(ctx.db, order_id, 'dikembalikan');
  const isPaid = status === 'dibayar';
  const akhir = isPaid ? {} : { status: 'dibatalkan', dibatalkan_pada: dibatalkan_pada ?? ctx.now.toISOString() };
  await updateOrder(ctx.db, order_id, { ...akhir, keterangan });
  const { user_id } = ctx.actor;
  const jumlah = ditinjau.reduce((sum, one) => sum + one.jumlah, 0);
  await tellPemesan(
    ctx,
    order,
    isDitinjau
      ? { dikembalikan: { user_id, jumlah, keterangan } }
      : { dibatalkan: { user_id, oleh: 'pengelola Hadir', keterangan } },
  );
  ctx.logChange({ tempat: { tenant_id, organisasi_id }, sebelum: { status }, sesudah: { ...akhir, keterangan } });
  return getOrderMasuk(ctx, { order_id });
};
