import type { orderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { decideDitinjau, insertPembayaran, listPembayaran, lockOrder, updateOrder } from '../dasar/order.queries.ts';
import { settleOrder, ZONA_PENERBIT } from '../dasar/settle-order.ts';
import { getOrderMasuk } from './get-order-masuk.ts';

/**
 * By evidence an order is paid: with what came already and waits to be looked at, the money makes the sum of the order, no
 * more and no less (aturan/langganan#konfirmasi). Refused for a day before the order or after today.
 */
export const confirmOrder: Verb<typeof orderMasuk.confirmOrder> = async (ctx, input) => {
  const { db, deps, now, actor } = ctx;
  const { order_id, jumlah, tgl_bayar, keterangan, file } = input;
  if (tgl_bayar > ctx.today) throw refuseField('tgl_bayar', 'Isi hari ini atau sebelumnya');
  const order = found(await lockOrder(db, { order_id }));
  const { tenant_id, organisasi_id, status, total } = order;
  const dipesan = localToday(new Date(order.dibuat_pada), ZONA_PENERBIT);
  if (tgl_bayar < dipesan)
    throw refuseField('tgl_bayar', `Pesanan ini dibuat ${sebutTanggal(dipesan)}: isi tanggal itu atau sesudahnya`);
  if (status === 'dibayar' || status === 'dibatalkan') throw new Refusal('billing.not_waiting');
  const semua = await listPembayaran(db, order_id);
  const ditinjau = semua.filter(({ keadaan }) => keadaan === 'ditinjau');
  const diterima = ditinjau.reduce((sum, one) => sum + one.jumlah, jumlah);
  if (diterima !== total)
    throw new Refusal('billing.sum_differs', { diterima: sebutAngka(diterima), total: sebutAngka(total) });

  const keys = { tenant_id, organisasi_id };
  const { filename: nama, mediaType, content } = file;
  const berkas = { ...keys, jenis: 'lampiran', nama, mediaType, content, dibuat_oleh: actor.user_id } as const;
  const { berkas_id } = await deps.files.put(db, berkas);
  const dibayar_pada = new Date(`${tgl_bayar}T00:00:00+07:00`);
  if (jumlah > 0) {
    const nomor_transaksi = `${order.kode_pembayaran}-${semua.length + 1}`;
    const uang = { penyedia: 'manual', nomor_transaksi, jumlah, dibayar_pada, diterima_pada: now, keadaan: 'diterima' };
    await insertPembayaran(db, { ...keys, order_id, ...uang, dicatat_oleh: actor.user_id });
  }
  await decideDitinjau(db, order_id, 'diterima');
  await updateOrder(db, order_id, { bukti: berkas_id, keterangan: keterangan || null });
  await settleOrder(ctx, order, dibayar_pada);
  ctx.logChange({ tempat: keys, sebelum: { status }, sesudah: { status: 'dibayar', jumlah, keterangan } });
  return getOrderMasuk(ctx, { order_id });
};
