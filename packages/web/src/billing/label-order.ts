import type { StatusOrder } from '@hadir/rules/billing/status-order.ts';
import type { SebabTinjau } from '@hadir/rules/billing/judge-pembayaran.ts';

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
