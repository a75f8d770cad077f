import type { StatusOrder } from '@hadir/rules/billing/status-order.ts';

export const LABEL_STATUS: Record<StatusOrder, string> = {
  menunggu: 'Menunggu',
  dibayar: 'Dibayar',
  kedaluwarsa: 'Kedaluwarsa',
  dibatalkan: 'Dibatalkan',
  ditinjau: 'Perlu ditinjau',
};

export const LABEL_KEADAAN = { diterima: 'Diterima', ditinjau: 'Ditinjau', dikembalikan: 'Dikembalikan' } as const;
