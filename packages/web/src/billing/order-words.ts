import type { StatusOrder } from '@hadir/rules/billing/status-order.ts';
import type { TipeOrder } from '@hadir/rules/billing/tipe-order.ts';
import type { SebabTinjau } from '@hadir/rules/billing/judge-pembayaran.ts';

export const LABEL_TIPE: Record<TipeOrder, string> = {
  baru: 'Langganan baru',
  perpanjangan: 'Perpanjangan',
  'tambah-kuota': 'Tambah kuota',
};

export const LABEL_STATUS: Record<StatusOrder, string> = {
  menunggu: 'Menunggu',
  dibayar: 'Dibayar',
  kedaluwarsa: 'Kedaluwarsa',
  dibatalkan: 'Dibatalkan',
  ditinjau: 'Perlu ditinjau',
};

export const LABEL_SEBAB: Record<SebabTinjau, string> = {
  jumlah: 'jumlahnya berbeda dari tagihan',
  terlambat: 'dibayar sesudah jatuh tempo',
  dibatalkan: 'pesanannya sudah dibatalkan',
  lunas: 'pesanannya sudah lunas',
};

export const LABEL_KEADAAN = { diterima: 'Diterima', ditinjau: 'Ditinjau', dikembalikan: 'Dikembalikan' } as const;

type Pembelian = { tipe: TipeOrder; akun: number; lama_bulan: number };

/** 'Perpanjangan · 60 akun · 12 bulan'. */
export function sebutPembelian({ tipe, akun, lama_bulan }: Pembelian): string {
  const lama = tipe === 'tambah-kuota' ? [] : [`${lama_bulan} bulan`];
  return [LABEL_TIPE[tipe], `${akun} akun`, ...lama].join(' · ');
}
