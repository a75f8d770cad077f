import { sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { OrderTersimpan } from './order.queries.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { getNamaTempat, type Penerima } from './sekitar-order.queries.ts';

export type TellCtx = Pick<BaseCtx, 'db' | 'deps' | 'now'>;

type Kabar = {
  /** What comes before and after the name of the organisation: 'Pembayaran langganan', 'diterima'. */
  judul: readonly [string, string];
  /** Of the order as it is called: 'pesanan HD0000000005 (Perpanjangan · 60 akun · 12 bulan, Rp3.862.800)'. */
  isi: (pesanan: string) => string;
  /** What stands at the address: 'Kuitansi dan invoice'. */
  ajakan: string;
  /** The screen, without the server's name. */
  layar: string;
};

/** Tells these people of what became of an order, as each has chosen (aturan/langganan#pemberitahuan). */
export async function tellOrder(
  { db, deps, now }: TellCtx,
  order: OrderTersimpan,
  penerima: readonly Penerima[],
  { judul: [awal, akhir], isi, ajakan, layar }: Kabar,
): Promise<void> {
  if (penerima.length === 0) return;
  const { organisasi_id } = order;
  const { nama_organisasi } = await getNamaTempat(db, organisasi_id);
  const judul = `${awal} ${nama_organisasi} ${akhir}`;
  const pesanan = `pesanan ${order.kode_pembayaran} (${sebutPembelian(order)}, ${sebutRupiah(order.total)})`;
  const tautan = `${deps.publicUrl}${layar}`;
  await sendPemberitahuan(
    { db, deps, now },
    penerima.map(({ user_id, nama, email }) => {
      const teks = [`Halo ${nama},`, isi(pesanan), `${ajakan}: ${tautan}`].join('\n\n');
      return { user_id, jenis: ['langganan'], organisasi_id, surat: { kepada: email, judul, teks }, tautan };
    }),
  );
}
