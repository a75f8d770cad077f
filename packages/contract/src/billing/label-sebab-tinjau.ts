import type { SebabTinjau } from '@hadir/rules/billing/judge-pembayaran.ts';

/** Why money waits to be looked at, as one reads it. */
export const LABEL_SEBAB_TINJAU: Record<SebabTinjau, string> = {
  jumlah: 'jumlahnya berbeda dari tagihan',
  terlambat: 'dibayar sesudah jatuh tempo',
  dibatalkan: 'pesanannya sudah dibatalkan',
  lunas: 'pesanannya sudah lunas',
};
