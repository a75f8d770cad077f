import type { TipeOrder } from '@hadir/rules/billing/tipe-order.ts';

export const LABEL_TIPE: Record<TipeOrder, string> = {
  baru: 'Langganan baru',
  perpanjangan: 'Perpanjangan',
  'tambah-kuota': 'Tambah kuota',
};

type Pembelian = { tipe: TipeOrder; akun: number; lama_bulan: number };

/** 'Perpanjangan · 60 akun · 12 bulan'. */
export function sebutPembelian({ tipe, akun, lama_bulan }: Pembelian): string {
  const lama = tipe === 'tambah-kuota' ? [] : [`${lama_bulan} bulan`];
  return [LABEL_TIPE[tipe], `${akun} akun`, ...lama].join(' · ');
}
