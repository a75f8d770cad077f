import type { DetailOrder } from '@hadir/contract/billing/order.ts';
import type { DokumenOrder } from '@hadir/rules/billing/dokumen-order.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** All that is said on the proforma, the invoice or the receipt of an order. */
export type DokumenCetak = {
  jenis: DokumenOrder;
  nomor: string;
  /** Of a proforma the day it was ordered; of the others the day the order was settled. */
  tanggal: Tanggal;
  dibayar: Tanggal | null;
  /** The day that it was ordered and priced, by the buyer's own clock. */
  dipesan: Tanggal;
  /** Of more accounts: the last day that they were priced for. */
  sampai: Tanggal | null;
  order: DetailOrder;
  penerbit: { nama: string; alamat: string | null; npwp: string | null; rekening: string | null };
  pembeli: { nama: string; alamat: string | null; npsn: string | null };
  alamat_verifikasi: string;
};

export const LABEL_DOKUMEN_ORDER: Record<DokumenOrder, string> = {
  proforma: 'Proforma Invoice',
  invoice: 'Invoice',
  kuitansi: 'Kuitansi',
};
