import * as z from 'zod';

/** What a provider is asked: to take in so many whole rupiah under a code until a moment. */
export const Tagihan = z.object({
  kode_pembayaran: z.string().regex(/^[A-Z0-9]{6,40}$/),
  jumlah: z.int().positive(),
  jatuh_tempo: z.iso.datetime(),
  keterangan: z.string().max(200),
  /** Where it tells of what came. */
  alamat_kabar: z.url(),
});
export type Tagihan = z.output<typeof Tagihan>;

/** The account to pay into, and a page of the provider's own where it has one. */
export const JawabanTagihan = z.object({
  nomor_va: z.string().regex(/^\d{8,30}$/),
  bank: z.string().min(1).max(60),
  halaman_bayar: z.url({ protocol: /^https?$/ }).nullable(),
});
export type JawabanTagihan = z.output<typeof JawabanTagihan>;

/** What a provider tells of money that came, each transaction under its own number. */
export const KabarPembayaran = z.object({
  kode_pembayaran: z.string().min(1).max(40),
  nomor_va: z.string().min(1).max(30),
  nomor_transaksi: z.string().min(1).max(80),
  jumlah: z.int().positive(),
  dibayar_pada: z.iso.datetime({ offset: true }),
});
export type KabarPembayaran = z.output<typeof KabarPembayaran>;
