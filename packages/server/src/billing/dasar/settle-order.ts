import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { giveOrder } from './give-order.ts';
import { takeNomor, updateOrder, type OrderTersimpan } from './order.queries.ts';
import { tellPemesan } from './tell-pemesan.ts';
import type { TellCtx } from './tell-order.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

/** The year of an invoice is that of who issues it, wherever the buyer is (aturan/langganan#dokumen). */
export const ZONA_PENERBIT = ZONA_BAWAAN;

/**
 * An order that is locked is paid now, gives what it bought, and who ordered is told, in the same transaction. Its number
 * is taken last: all payments of a year wait for one another from there to their commit.
 */
export async function settleOrder(ctx: TellCtx, order: OrderTersimpan, dibayar_pada: Date) {
  await tellPemesan(ctx, order, { dibayar: await giveOrder(ctx, order) });
  const tahun_nomor = tahunOf(localToday(ctx.now, ZONA_PENERBIT));
  const nomor = await takeNomor(ctx.db, tahun_nomor);
  await updateOrder(ctx.db, order.order_id, { status: 'dibayar', dibayar_pada, tahun_nomor, nomor });
}
