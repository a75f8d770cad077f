import type { DetailOrder } from '@hadir/contract/billing/order.ts';
import { seesPeka } from '@hadir/rules/akses/hak-pantau.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { findRiwayat, listPembayaran, type OrderTersimpan } from './order.queries.ts';

/** An order with the money that came for it and what it gave; its NPWP, which may be a person's NIK, as NIK are shown. */
export async function toDetailOrder(
  { db, deps, actor }: Pick<UserCtx, 'db' | 'deps' | 'actor'>,
  order: OrderTersimpan,
) {
  const [pembayaran, masa] = await Promise.all([listPembayaran(db, order.order_id), findRiwayat(db, order.order_id)]);
  const detail: DetailOrder = {
    ...order,
    npwp: seesPeka(actor.peran, actor.hak ?? [], 'nomor') ? order.npwp : null,
    rekening: order.penyedia === 'manual' ? deps.penerbit.rekening : null,
    is_npwp_bergambar: order.npwp_berkas !== null,
    tgl_awal: masa?.tgl_awal ?? null,
    tgl_akhir: masa?.tgl_akhir ?? null,
    pembayaran,
  };
  return detail;
}
