import type { StatusOrder } from './status-order.ts';

/** What is printed of an order (aturan/langganan#dokumen). */
export const DOKUMEN_ORDER = ['proforma', 'invoice', 'kuitansi'] as const;
export type DokumenOrder = (typeof DOKUMEN_ORDER)[number];

const ADA: Partial<Record<StatusOrder, readonly DokumenOrder[]>> = {
  menunggu: ['proforma'],
  dibayar: ['invoice', 'kuitansi'],
};

/** Which of them there are of an order in this state. */
export const listDokumenOrder = (status: StatusOrder): readonly DokumenOrder[] => ADA[status] ?? [];

const AWALAN: Partial<Record<DokumenOrder, string>> = { invoice: 'INV', kuitansi: 'KWT' };

type Bernomor = { kode_pembayaran: string; tahun_nomor: number | null; nomor: number | null };

/** 'INV/2026/000012'; a proforma, which is none of the year's numbers, is known by the code that it is paid under. */
export function nomorDokumen(jenis: DokumenOrder, { kode_pembayaran, tahun_nomor, nomor }: Bernomor): string {
  const awalan = AWALAN[jenis];
  if (awalan === undefined || tahun_nomor === null || nomor === null) return kode_pembayaran;
  return `${awalan}/${tahun_nomor}/${String(nomor).padStart(6, '0')}`;
}
