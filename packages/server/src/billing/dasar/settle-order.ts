import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { giveOrder } from './give-order.ts';
import { takeNomor, updateOrder, type OrderTersimpan } from './order.queries.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

/** The year of an invoice is that of who issues it, wherever the buyer is (aturan/langganan#dokumen). */
export const ZONA_PENERBIT = ZONA_BAWAAN;

/**
 * An order that is locked is paid now, and gives what it bought, in the same transaction. Its number is taken last: all
 * payments of a year wait for one another from there to their commit.
 */
export async function settleOrder(ctx: Pick<BaseCtx, 'db' | 'now'>, order: OrderTersimpan, dibayar_pada: Date) {
  await giveOrder(ctx, order);
  const tahun_nomor = tahunOf(localToday(ctx.now, ZONA_PENERBIT));
  const nomor = await takeNomor(ctx.db, tahun_nomor);
  await updateOrder(ctx.db, order.order_id, { status: 'dibayar', dibayar_pada, tahun_nomor, nomor });
}
