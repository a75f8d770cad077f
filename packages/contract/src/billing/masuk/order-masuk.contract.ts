import * as z from 'zod/mini';
import { UNGGAH_LAMPIRAN } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong, PageInput, pageOf, Tanggal, teksPanjang, teksPanjangWajib } from '../../kit/fields.ts';
import { DetailOrder, Order, StatusOrder } from '../order.ts';

const TEMPAT = { organisasi_id: Id, nama_organisasi: z.string(), nama_tenant: z.string() };
const OrderMasuk = z.object({ ...Order.shape, ...TEMPAT, /** Rupiah that wait to be looked at. */ ditinjau: z.int() });
export type OrderMasuk = z.output<typeof OrderMasuk>;
const DetailOrderMasuk = z.object({ ...DetailOrder.shape, ...TEMPAT, is_berbukti: z.boolean() });
export type DetailOrderMasuk = z.output<typeof DetailOrderMasuk>;

const pengelola = { scope: 'user', who: 'super-admin', access: null, locked: 'no' } as const;
const Satu = z.object({ order_id: Id });

export const orderMasuk = {
  /** Of all organisations, the latest first; with `menunggu` how many wait for a super admin. */
  listOrderMasuk: endpoint({
    ...pengelola,
    method: 'GET',
    path: '/order-langganan',
    summary: 'Melihat pesanan langganan semua instansi',
    input: z.extend(PageInput, { status: z.optional(StatusOrder) }),
    output: pageOf(OrderMasuk),
  }),
  getOrderMasuk: endpoint({
    ...pengelola,
    method: 'GET',
    path: '/order-langganan/{order_id}',
    summary: 'Melihat satu pesanan langganan sebuah instansi',
    input: Satu,
    output: DetailOrderMasuk,
  }),
  /** By evidence of money that came; with what waits to be looked at it has to make the sum of the order. */
  confirmOrder: endpoint({
    ...pengelola,
    method: 'POST',
    path: '/order-langganan/{order_id}/konfirmasi',
    summary: 'Mengonfirmasi pembayaran langganan',
    input: z.extend(Satu, {
      /** What came beside the money that waits already. */
      jumlah: z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000)),
      tgl_bayar: Tanggal,
      keterangan: z._default(teksPanjang(500), ''),
    }),
    upload: { file: { ...UNGGAH_LAMPIRAN, required: true } },
    output: DetailOrderMasuk,
    message: 'Pembayaran dikonfirmasi. Langganan berlaku',
  }),
  /** An order that nobody is to pay any more, or money that goes back to who sent it. */
  rejectOrder: endpoint({
    ...pengelola,
    method: 'PUT',
    path: '/order-langganan/{order_id}/tolak',
    summary: 'Menolak pembayaran langganan',
    input: z.extend(Satu, { keterangan: teksPanjangWajib(500) }),
    output: DetailOrderMasuk,
    message: 'Ditolak. Uang yang ditinjau dicatat dikembalikan',
  }),
  getBuktiOrder: endpoint({
    ...pengelola,
    method: 'GET',
    path: '/order-langganan/{order_id}/bukti',
    summary: 'Melihat bukti pembayaran langganan',
    input: Satu,
    output: Kosong,
    download: UNGGAH_LAMPIRAN.types,
  }),
};
