import type { DetailOrder } from '@hadir/contract/billing/order.ts';

/** What sixty accounts cost for a year. */
export const HARGA = {
  tipe: 'perpanjangan',
  akun: 60,
  lama_bulan: 12,
  baris: [
    { dari: 1, sampai: 50, akun: 50, harga: 5000, jumlah: 3_000_000 },
    { dari: 51, sampai: 60, akun: 10, harga: 4000, jumlah: 480_000 },
  ],
  tarif_ppn: 1100,
  subtotal: 3_480_000,
  ppn: 382_800,
  total: 3_862_800,
} as const;
/** An order of them that waits for its payment. */
export const ORDER: DetailOrder = {
  ...HARGA,
  baris: [...HARGA.baris],
  order_id: 5,
  kode_pembayaran: 'HD0000000005',
  status: 'menunggu',
  jatuh_tempo: '2026-11-21T02:00:00.000Z',
  pembuat: 'Siti Nurhaliza',
  dibuat_pada: '2026-11-20T02:00:00.000Z',
  dibayar_pada: null,
  penyedia: 'va',
  nomor_va: '880800000005',
  bank: 'Bank Simulasi',
  halaman_bayar: 'http://127.0.0.1:9/bayar/HD0000000005',
  rekening: null,
  npwp: null,
  is_npwp_bergambar: false,
  keterangan: null,
  tgl_awal: null,
  tgl_akhir: null,
  pembayaran: [],
};
