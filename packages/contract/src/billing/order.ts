import { STATUS_ORDER } from '@hadir/rules/billing/status-order.ts';
import { SEBAB_TINJAU } from '@hadir/rules/billing/judge-pembayaran.ts';
import { TIPE_ORDER } from '@hadir/rules/billing/tipe-order.ts';
import * as z from 'zod/mini';
import { Id, Instant, Tanggal } from '../kit/fields.ts';

export const TipeOrder = z.enum(TIPE_ORDER);
export const StatusOrder = z.enum(STATUS_ORDER);
/** Whole rupiah. */
const Rupiah = z.int();

/** What is bought: accounts, for how many months. More accounts run until the end that there is, whatever `lama_bulan` says. */
export const Pembelian = {
  tipe: TipeOrder,
  akun: z.int().check(z.positive(), z.maximum(100_000)),
  lama_bulan: z._default(z.int().check(z.positive(), z.maximum(36)), 12),
};

/** The accounts of one tier: from this number to that, each at so many rupiah a month. */
const BarisHarga = z.object({ dari: z.int(), sampai: z.int(), akun: z.int(), harga: Rupiah, jumlah: Rupiah });

const RINCIAN = {
  tipe: TipeOrder,
  akun: z.int(),
  lama_bulan: z.int(),
  baris: z.array(BarisHarga),
  /** In hundredths of a percent. */
  tarif_ppn: z.int(),
  subtotal: Rupiah,
  ppn: Rupiah,
  total: Rupiah,
};

/** A price as it is today, and from when until when what is bought would run if it were paid today. */
export const CekHarga = z.object({ ...RINCIAN, tgl_awal: Tanggal, tgl_akhir: Tanggal });
export type CekHarga = z.output<typeof CekHarga>;

export const Order = z.object({
  order_id: Id,
  kode_pembayaran: z.string(),
  tipe: TipeOrder,
  akun: z.int(),
  lama_bulan: z.int(),
  total: Rupiah,
  status: StatusOrder,
  jatuh_tempo: Instant,
  pembuat: z.string(),
  dibuat_pada: Instant,
  dibayar_pada: z.nullable(Instant),
});
export type Order = z.output<typeof Order>;

/** Money that came for an order: it paid it, waits to be looked at for a reason, or was given back. */
export const Pembayaran = z.object({
  pembayaran_id: Id,
  jumlah: Rupiah,
  nomor_transaksi: z.string(),
  dibayar_pada: Instant,
  keadaan: z.enum(['diterima', 'ditinjau', 'dikembalikan']),
  sebab: z.nullable(z.enum(SEBAB_TINJAU)),
});
export type Pembayaran = z.output<typeof Pembayaran>;

export const DetailOrder = z.object({
  ...Order.shape,
  ...RINCIAN,
  /** Of whom the order is confirmed: a payment provider, or a person who sees the money on the account. */
  penyedia: z.enum(['va', 'manual']),
  /** The account to pay into; null until the provider has answered, and where a person confirms. */
  nomor_va: z.nullable(z.string()),
  bank: z.nullable(z.string()),
  halaman_bayar: z.nullable(z.string()),
  /** Whose account it is that is paid into where a person confirms. */
  rekening: z.nullable(z.string()),
  npwp: z.nullable(z.string()),
  is_npwp_bergambar: z.boolean(),
  keterangan: z.nullable(z.string()),
  /** What a paid order gave. */
  tgl_awal: z.nullable(Tanggal),
  tgl_akhir: z.nullable(Tanggal),
  pembayaran: z.array(Pembayaran),
});
export type DetailOrder = z.output<typeof DetailOrder>;
