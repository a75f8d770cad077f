import type { contract } from '@hadir/contract/contract.ts';
import { confirmOrder } from '../../../billing/masuk/confirm-order.ts';
import { getBuktiOrder } from '../../../billing/masuk/get-bukti-order.ts';
import { getOrderMasuk } from '../../../billing/masuk/get-order-masuk.ts';
import { listOrderMasuk } from '../../../billing/masuk/list-order-masuk.ts';
import { rejectOrder } from '../../../billing/masuk/reject-order.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const orderMasukRoutes: Handlers<typeof contract.orderMasuk> = {
  listOrderMasuk,
  getOrderMasuk,
  confirmOrder,
  rejectOrder,
  getBuktiOrder,
};
