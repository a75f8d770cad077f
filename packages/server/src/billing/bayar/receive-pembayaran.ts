import { judgePembayaran, statusSetelah } from '@hadir/rules/billing/judge-pembayaran.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { KabarPembayaran } from '../../platform/pembayaran/pesan-pembayaran.ts';
import { findTransaksi, insertLogOrder, insertPembayaran, lockOrder, updateOrder } from '../dasar/order.queries.ts';
import { settleOrder } from '../dasar/settle-order.ts';
import type { TellCtx } from '../dasar/tell-order.ts';
import { tellTinjauan } from './tell-tinjauan.ts';

/**
 * Money that the provider tells of: it pays its order, or waits to be looked at; told again it does nothing more. An order
 * is locked first, so that however many tell of it at once, one after another is judged (aturan/langganan#pembayaran).
 */
export async function receivePembayaran(ctx: TellCtx, kabar: KabarPembayaran) {
  const { db, now } = ctx;
  const { kode_pembayaran, nomor_va, nomor_transaksi, jumlah } = kabar;
  const order = await lockOrder(db, { kode_pembayaran });
  if (!order || order.penyedia !== 'va' || order.nomor_va !== nomor_va) throw new Refusal('billing.kabar_unknown');
  const { tenant_id, organisasi_id, order_id, status } = order;
  const dibayar_pada = new Date(kabar.dibayar_pada);
  const sebab = judgePembayaran({ ...order, isDibatalkan: order.dibatalkan_pada !== null }, kabar);
  const isNew = await insertPembayaran(db, {
    tenant_id,
    organisasi_id,
    order_id,
    penyedia: 'va',
    nomor_transaksi,
    jumlah,
    dibayar_pada,
    diterima_pada: now,
    keadaan: sebab === null ? 'diterima' : 'ditinjau',
    sebab,
  });
  if (!isNew) {
    const dikenal = await findTransaksi(db, 'va', nomor_transaksi);
    if (dikenal?.order_id !== order_id) throw new Refusal('billing.kabar_unknown');
    return { hasil: 'ulang' } as const;
  }
  const sesudah = statusSetelah(status, sebab);
  if (sebab === null) await settleOrder(ctx, order, dibayar_pada);
  else {
    if (sesudah !== status) await updateOrder(db, order_id, { status: sesudah });
    await tellTinjauan(ctx, order, { jumlah, sebab });
  }
  await insertLogOrder(db, order, {
    kegiatan: 'Menerima pembayaran langganan',
    sesudah: { status: sesudah, jumlah, nomor_transaksi, sebab },
  });
  return { hasil: sebab === null ? 'dibayar' : 'ditinjau' } as const;
}
