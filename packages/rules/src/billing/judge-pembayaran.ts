import type { StatusOrder } from './status-order.ts';

/** An order as it stands; instants are ISO 8601 in UTC. */
type OrderKini = { status: StatusOrder; isDibatalkan: boolean; total: number; jatuh_tempo: string };
/** Money that came for it: whole rupiah, and when it was paid. */
type Uang = { jumlah: number; dibayar_pada: string };

/** Why money waits for a super admin instead of paying an order. */
export const SEBAB_TINJAU = ['jumlah', 'terlambat', 'dibatalkan', 'lunas'] as const;
export type SebabTinjau = (typeof SEBAB_TINJAU)[number];

/** What money does: it pays the order (null), or it waits for the reason that is named first (aturan/langganan#pembayaran). */
export function judgePembayaran(order: OrderKini, uang: Uang): SebabTinjau | null {
  const { status, isDibatalkan, total, jatuh_tempo } = order;
  if (status === 'dibayar') return 'lunas';
  if (isDibatalkan) return 'dibatalkan';
  if (uang.jumlah !== total) return 'jumlah';
  return Date.parse(uang.dibayar_pada) > Date.parse(jatuh_tempo) ? 'terlambat' : null;
}

/** What an order becomes once such money has come. */
export function statusSetelah(status: StatusOrder, sebab: SebabTinjau | null): StatusOrder {
  if (sebab === null || status === 'dibayar') return 'dibayar';
  return 'ditinjau';
}
