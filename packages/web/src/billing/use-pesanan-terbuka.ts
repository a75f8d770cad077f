import type { Order } from '@hadir/contract/billing/order.ts';
import { STATUS_TERBUKA } from '@hadir/rules/billing/status-order.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';

/** The order that holds back the next, and what is said of it; undefined where there is none, or while that is asked. */
export function usePesananTerbuka(organisasi_id: number) {
  const { data, isPending } = useQuery(api.billing.listOrder.query({ organisasi_id, page: 1 }, { errors: 'caller' }));
  const order = data?.data.find(({ status }) => STATUS_TERBUKA.some((one) => one === status));
  return { order, isPending, tindakan: order && sebutTindakan(order) };
}

const sebutTindakan = ({ status }: Order) =>
  status === 'menunggu' ? 'Lanjutkan pembayaran' : 'Lihat pesanan yang ditinjau';
