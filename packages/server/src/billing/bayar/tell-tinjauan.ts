import type { SebabTinjau } from '@hadir/rules/billing/judge-pembayaran.ts';
import type { OrderTersimpan } from '../dasar/order.queries.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { sebutSebabTinjau } from '../dasar/sebut-sebab-tinjau.ts';
import { tellPemesan } from '../dasar/tell-pemesan.ts';
import { listSuperAdmin } from '../dasar/sekitar-order.queries.ts';
import { tellOrder, type TellCtx } from '../dasar/tell-order.ts';

/** Tells those who decide of it, and who ordered, that money came which waits to be looked at, and why. */
export async function tellTinjauan(
  ctx: TellCtx,
  order: OrderTersimpan,
  { jumlah, sebab }: { jumlah: number; sebab: SebabTinjau },
): Promise<void> {
  await tellOrder(ctx, order, await listSuperAdmin(ctx.db), {
    judul: ['Pembayaran langganan', 'perlu ditinjau'],
    isi: (pesanan) =>
      `${sebutRupiah(jumlah)} datang bagi ${pesanan}, tetapi ${sebutSebabTinjau(order, jumlah, sebab)}.`,
    ajakan: 'Terima atau kembalikan di Pesanan Langganan',
    layar: `/langganan?order_id=${order.order_id}`,
  });
  await tellPemesan(ctx, order, { ditinjau: { jumlah, sebab } });
}
