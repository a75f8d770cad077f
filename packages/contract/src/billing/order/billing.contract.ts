import { JATUH_TEMPO_JAM } from '@hadir/rules/billing/jatuh-tempo.ts';
import * as z from 'zod/mini';
import { UNGGAH_LAMPIRAN } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, Kosong, PageInput, pageOf, Tanggal, teksWajib } from '../../kit/fields.ts';
import { CekHarga, DetailOrder, Order, Pembelian, StatusOrder, TipeOrder } from '../order.ts';
import { dokumenOrder } from '../cetak/dokumen-order.calls.ts';

const didalam = { scope: 'organisasi', access: 'kuota.index', locked: 'no' } as const;
const Satu = z.object({ organisasi_id: Id, order_id: Id });

/** What a paid order gave: from when until when, and how many accounts there were then. */
const RiwayatLangganan = z.object({
  riwayat_id: Id,
  order_id: Id,
  kode_pembayaran: z.string(),
  tipe: TipeOrder,
  akun: z.int(),
  kuota: z.nullable(z.int()),
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  total: z.int(),
  dibuat_pada: Instant,
});

export type RiwayatLangganan = z.output<typeof RiwayatLangganan>;

export const billing = {
  /** What it would cost today; refused (433) where it cannot be ordered. */
  checkHarga: endpoint({
    ...didalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cek-harga',
    summary: 'Melihat harga langganan',
    who: 'reader',
    input: z.object({ organisasi_id: Id, ...Pembelian }),
    output: CekHarga,
  }),
  listOrder: endpoint({
    ...didalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/orders',
    summary: 'Melihat pesanan langganan',
    who: 'reader',
    input: z.extend(PageInput, { organisasi_id: Id, status: z.optional(StatusOrder) }),
    output: pageOf(Order),
  }),
  /** At the price of today, which it keeps; due in 24 hours. One at a time waits for its payment. */
  submitOrder: endpoint({
    ...didalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/order',
    summary: 'Memesan langganan',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      ...Pembelian,
      /** What the caller was shown; another price by now is refused instead of ordered. */
      total: z.int(),
    }),
    output: Order,
    created: true,
    message: `Pesanan dibuat. Bayar dalam ${JATUH_TEMPO_JAM} jam`,
  }),
  getOrder: endpoint({
    ...didalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/order/{order_id}',
    summary: 'Melihat satu pesanan langganan',
    who: 'reader',
    input: Satu,
    output: DetailOrder,
  }),
  /** The same by the code that it is paid under. */
  getPembayaran: endpoint({
    ...didalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/pembayaran/{kode_pembayaran}',
    summary: 'Melihat pembayaran langganan',
    who: 'reader',
    input: z.object({ organisasi_id: Id, kode_pembayaran: teksWajib(40) }),
    output: DetailOrder,
  }),
  cancelOrder: endpoint({
    ...didalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/order/{order_id}/batal',
    summary: 'Membatalkan pesanan langganan',
    who: 'operator',
    input: Satu,
    output: Order,
    message: 'Pesanan dibatalkan',
  }),
  listRiwayatLangganan: endpoint({
    ...didalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/riwayat-langganan',
    summary: 'Melihat riwayat langganan',
    who: 'reader',
    input: z.extend(PageInput, { organisasi_id: Id }),
    output: pageOf(RiwayatLangganan),
  }),
  /** For the tax invoice of an order: its number, and its picture. */
  uploadNpwp: endpoint({
    ...didalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/order/{order_id}/unggah-npwp',
    summary: 'Mengunggah NPWP pesanan',
    who: 'operator',
    input: z.extend(Satu, { npwp: teksWajib(40) }),
    upload: { file: { ...UNGGAH_LAMPIRAN, required: true } },
    output: DetailOrder,
    message: 'NPWP tersimpan',
  }),
  getNpwp: endpoint({
    ...didalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/order/{order_id}/npwp',
    summary: 'Melihat gambar NPWP pesanan',
    who: 'operator',
    input: Satu,
    output: Kosong,
    download: UNGGAH_LAMPIRAN.types,
  }),
  ...dokumenOrder,
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_BILLING = { order: 'Pesanan langganan' };
